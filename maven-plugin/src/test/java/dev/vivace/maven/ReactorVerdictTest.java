package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;

class ReactorVerdictTest {

    private final ReactorVerdict verdict = new ReactorVerdict(2);

    @Test
    void isGivenWhenTheLastModuleIsThrough() throws MojoFailureException {
        verdict.moduleDone("a", List.of(suite("a", "p.A#one", "p.A#two")), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), false))
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("2 tests are red in a.");
    }

    @Test
    void waitsForTheLastModuleAlsoWhereOneComesTwice() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), false);
        verdict.moduleDone("a", List.of(suite("a", "p.A#one")), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(suite("b", "p.B#one")), false))
                .hasMessage("2 tests are red in a, b.");
    }

    @Test
    void isRedWhereNoModuleHasATestThatWasChosen() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), true);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), true))
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("No module has a test that was chosen");
    }

    @Test
    void isGreenWhereOneModuleHasTheTestsThatWereChosen() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), true);

        assertThatNoException().isThrownBy(() -> verdict.moduleDone("b", List.of(), false));
    }

    @Test
    void isRedWithoutARedTestToo() throws MojoFailureException {
        verdict.moduleDone("a", List.of(suite("a")), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), false))
                .hasMessageContaining("No test is red in a, but a worker was lost");
    }

    private static SuiteResult suite(String module, String... redTests) {
        List<TestVerdict> verdicts =
                Stream.of(redTests).map(ReactorVerdictTest::red).toList();
        return new SuiteResult(
                module,
                "none",
                1,
                1,
                Instant.EPOCH,
                Duration.ZERO,
                verdicts,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    private static TestVerdict red(String id) {
        TestNode node = new TestNode(id, Optional.empty(), TestNode.Kind.TEST, id, id, Optional.empty());
        TestResult result = new TestResult(
                TestId.parse(id),
                node,
                Outcome.FAILED,
                Optional.empty(),
                Optional.empty(),
                Instant.EPOCH,
                Duration.ZERO,
                CapturedOutput.none(),
                1,
                new TestResult.Span(0, 0));
        return new TestVerdict(
                result.id(), Outcome.FAILED, Set.of(), List.of(new Attempt(Attempt.Stage.SUITE, result)));
    }
}
