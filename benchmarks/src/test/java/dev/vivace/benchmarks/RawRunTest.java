package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RawRunTest {

    private static final String REPORT =
            "<testsuite name='p.T' time='0.5'><testcase classname='p.T' name='a' time='0.5'/></testsuite>";

    @TempDir
    Path directory;

    private SubjectProject project;

    @BeforeEach
    void makeProject() throws IOException {
        Path sources = directory.resolve("project");
        Files.createDirectories(sources);
        project = new SubjectProject(subject(), sources, new RawResults(directory.resolve("runs"), false));
    }

    @Test
    void givesBackWhatARunMeasured() {
        Measurement measured = Measurement.of(new Scripted(), project, 0);

        assertThat(measured.verdicts().count(Verdict.PASSED)).isEqualTo(1);
        assertThat(measured.testPhase()).contains(Duration.ofSeconds(3));
        assertThat(measured.runJson()).isEmpty();
        assertThat(project.results().run("scripted-0").read()).isEqualTo(measured);
    }

    @Test
    void repeatsARunWhoseResultsAreNotKept() {
        Measurement.of(new Scripted(), project, 0);
        Measurement.of(new Scripted(), project, 0);

        assertThat(project.directory().resolve("started")).hasContent("once\nonce");
    }

    @Test
    void doesNotRepeatARunWhoseResultsAreKept() {
        SubjectProject keeping = project.keeping(directory.resolve("kept"));
        Measurement first = Measurement.of(new Scripted(), keeping, 0);
        Measurement second = Measurement.of(new Scripted(), keeping, 0);

        assertThat(second).isEqualTo(first);
        assertThat(project.directory().resolve("started")).hasContent("once");
    }

    @Test
    void keepsWhatVivaceLearntWhereAComparisonGoesOn() throws IOException {
        Path history = Files.createDirectories(project.directory().resolve(".vivace"));
        SubjectProject keeping = project.keeping(directory.resolve("kept"));
        Measurement.of(new Scripted(), keeping, 0);

        keeping.forgetHistory();
        assertThat(history).exists();
        project.forgetHistory();
        assertThat(history).doesNotExist();
    }

    private static Subject subject() {
        return new Subject(
                "s",
                Coordinates.parse("g:a:1"),
                List.of(),
                "",
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty());
    }

    /** Writes a report of one test, and that it was started. */
    private static final class Scripted implements Contender {

        @Override
        public String name() {
            return "scripted";
        }

        @Override
        public List<String> words(Path project) {
            String script = "echo once >> started && mkdir -p target/surefire-reports" + " && echo \"" + REPORT
                    + "\" > target/surefire-reports/TEST-p.T.xml";
            return List.of("sh", "-c", script);
        }

        @Override
        public Optional<Duration> testPhase(Command.Finished finished) {
            return Optional.of(Duration.ofSeconds(3));
        }
    }
}
