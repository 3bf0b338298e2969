package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VivaceTest {

    private static final Instant NOON = Instant.parse("2024-01-01T12:00:00Z");

    @TempDir
    private Path project;

    @Test
    void takesTheTestPhaseFromWhenMavenIsDoneToTheEndOfTheCommand() throws IOException {
        Path launch = project.resolve("target/vivace/launch.json");
        Files.createDirectories(launch.getParent());
        Files.writeString(launch, "{}");
        Files.setLastModifiedTime(launch, FileTime.from(NOON));

        assertThat(vivace().testPhase(finishedAt(NOON.plusSeconds(7)))).hasValue(Duration.ofSeconds(7));
    }

    @Test
    void saysNothingAboutWorkersAndIsolationWhereItRunsAsItComes() {
        assertThat(vivace().words(project))
                .containsExactly("vivace", "run", project.toString(), "--no-color", "--", "-o");
    }

    private static Contender vivace() {
        return Vivace.asItComes(Path.of("vivace"), Optional.empty());
    }

    private Command.Finished finishedAt(Instant end) {
        Command command = new Command(project, List.of("vivace"));
        return new Command.Finished(
                command, 0, false, Duration.ofSeconds(10), end, Usage.UNKNOWN, project.resolve("vivace.log"));
    }
}
