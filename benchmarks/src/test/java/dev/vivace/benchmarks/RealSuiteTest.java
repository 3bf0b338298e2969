package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.Jdks;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One of the real suites, small enough for every build. */
class RealSuiteTest {

    private static final Path TARGET = Path.of("target").toAbsolutePath();

    @ParameterizedTest
    @CsvSource({"17, reset", "25, none"})
    void commonsCliGetsTheVerdictsOfSurefire(int version, String isolation) {
        Comparison comparison = compare("commons-cli", Jdks.home(version), isolation);

        assertThat(comparison.surefire().get(0).verdicts().count()).isGreaterThan(900);
        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.disagreements()).isEmpty();
    }

    @Test
    void commonsCliIsHarmedByPollutionUnlessClassesShareAJvmThatForgets() {
        SubjectProject clean = prepare("commons-cli");
        SubjectProject polluted = PollutedProject.of(clean, TARGET.resolve("polluted-by-tests"));

        PollutionComparison comparison =
                PollutionComparison.of(clean, polluted, isolation -> vivace(Jdks.home(25), isolation), 1);

        assertThat(comparison.harmedWithoutReset()).isNotEmpty();
        assertThat(comparison.harmedAfterReset()).isEmpty();
        assertThat(comparison.taints()).isEmpty();
    }

    private static Comparison compare(String name, Path jdk, String isolation) {
        SubjectProject project = prepare(name);
        Contest contest = Contest.of(new Surefire(Optional.of(jdk), Surefire.Mode.ONE_JVM), vivace(jdk, isolation));
        return Comparison.of(project.subject(), contest.run(project, 1));
    }

    private static SubjectProject prepare(String name) {
        Subject subject = Subject.read(Path.of("subjects", name + ".properties"));
        return SubjectProject.prepare(subject, TARGET.resolve("subjects-of-tests"));
    }

    private static Contender vivace(Path jdk, String isolation) {
        Path program = Path.of("..", "bin", "vivace").toAbsolutePath().normalize();
        return Vivace.withOneWorker(program, Optional.of(jdk), isolation);
    }
}
