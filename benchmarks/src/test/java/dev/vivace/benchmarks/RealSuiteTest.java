package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.Jdks;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One of the real suites, small enough for every build. */
class RealSuiteTest {

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void commonsCliGetsTheVerdictsOfSurefireOnJdk(int version) {
        Comparison comparison = compare("commons-cli", Jdks.home(version), "none");

        assertThat(comparison.surefire().get(0).verdicts().count()).isGreaterThan(900);
        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.disagreements()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void commonsCliGetsTheSameVerdictsWhereClassesShareAJvmThatForgets(int version) {
        Comparison comparison = compare("commons-cli", Jdks.home(version), "reset");

        assertThat(comparison.differences()).isEmpty();
        assertThat(comparison.disagreements()).isEmpty();
    }

    private static Comparison compare(String name, Path jdk, String isolation) {
        Subject subject = Subject.read(Path.of("subjects", name + ".properties"));
        SubjectProject project = SubjectProject.prepare(
                subject, Path.of("target", "subjects-of-tests").toAbsolutePath());
        Path program = Path.of("..", "bin", "vivace").toAbsolutePath().normalize();
        Contest contest =
                Contest.of(new Surefire(Optional.of(jdk), false), new Vivace(program, Optional.of(jdk), isolation));
        return Comparison.of(subject, contest.run(project, 1));
    }
}
