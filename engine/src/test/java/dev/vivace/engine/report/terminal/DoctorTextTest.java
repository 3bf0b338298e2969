package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoctorTextTest {

    @Test
    void saysWhereTheTimeGoesWhatSavesAndWithWhichCommand() {
        DoctorReport report = new DoctorReport(
                "shop:core",
                70,
                12,
                4,
                95_000,
                true,
                List.of(new Part("Start", 1000), new Part("Tests", 9000)),
                List.of(
                        new Saving("All 4 processors", 10_000, 4000, "All in one JVM", "Both were run.", "vivace run"),
                        new Saving(
                                "Forgetting", 3000, 4000, "A JVM for each class", "Both were run.", "vivace run -x")),
                List.of(new Met(TestId.parse("a.B#c"), Optional.of(Finding.Kind.VICTIM))),
                new Safety(true, "All agreed."),
                List.of("Fixtures."));

        List<String> lines = DoctorText.of(
                Console.plain(new PrintStream(new ByteArrayOutputStream())), report, Path.of("doctor.json"));

        assertThat(lines)
                .contains(
                        "      1.0 s   10 %  Start",
                        "     10.0 s -> 4.0 s        2.5x  All 4 processors  vivace run",
                        "      3.0 s -> 4.0 s     nothing  Forgetting  ",
                        "A parallel run is safe today. All agreed.",
                        "Met on the way: a.B#c (victim)  vivace fix",
                        "Left out: Fixtures.");
        assertThat(lines).hasSizeLessThan(20);
    }
}
