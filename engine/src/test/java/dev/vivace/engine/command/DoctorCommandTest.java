package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.DoctorCommand.Examined;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

    @TempDir
    private Path directory;

    private final List<String> told = new ArrayList<>();

    @Test
    void measuresWhatCanBeSavedAndChangesNothingElse() throws IOException {
        LaunchSpec shop = shop();

        Examined examined = examine(shop, Duration.ofMinutes(10));

        DoctorReport report = examined.report();
        assertThat(report.savings())
                .extracting(DoctorReport.Saving::command)
                .containsExactly("vivace run shop", "vivace run shop --isolation reset");
        assertThat(report.leftOut())
                .containsExactly(
                        "The fixtures of single tests were not measured: nobody says where the test sources are.");
        assertThat(report.savings()).allSatisfy(saving -> {
            assertThat(saving.beforeMillis()).isPositive();
            assertThat(saving.afterMillis()).isPositive();
        });
        assertThat(report.time()).hasSize(5);
        assertThat(DoctorReport.read(examined.json())).isEqualTo(report);
        assertThat(shop.baseDirectory().resolve(".vivace")).doesNotExist();
        assertThat(shop.reports().directory()).doesNotExist();
        assertThat(shop.baseDirectory().resolve("target/vivace/run.json")).doesNotExist();
    }

    @Test
    void saysWhatThereWasNoTimeFor() {
        DoctorReport report = examine(shop(), Duration.ZERO).report();

        assertThat(told).containsExactly("Measuring all in one JVM");
        assertThat(report.savings()).isEmpty();
        assertThat(report.complete()).isFalse();
        assertThat(report.leftOut()).contains("No time was left to measure all processors.");
    }

    private Examined examine(LaunchSpec module, Duration budget) {
        DoctorRequest request = new DoctorRequest(
                RunRequest.plain(1),
                budget,
                (command, options) -> "vivace " + String.join(" ", command) + " shop"
                        + options.stream().map(option -> " " + option).collect(Collectors.joining()));
        return new DoctorCommand(request, told::add).run(List.of(module)).get(0);
    }

    private LaunchSpec shop() {
        return CompiledProject.of(Path.of("src", "test", "projects", "shop"), directory)
                .spec();
    }
}
