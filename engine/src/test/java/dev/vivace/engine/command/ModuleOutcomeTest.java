package dev.vivace.engine.command;

import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.LaunchSpec.Policy;
import dev.vivace.engine.report.RunReport.Ending;
import dev.vivace.engine.suite.Verification;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModuleOutcomeTest {

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "ERRORED", "TIMED_OUT"})
    void isGreenWhereFailuresAreIgnored(Outcome outcome) {
        assertThat(isRed(outcome, Policy.plain())).isTrue();
        assertThat(isRed(outcome, Launches.ignoringFailures())).isFalse();
    }

    @Test
    void isRedLikeSurefireWhereAJvmWentAwayThoughFailuresAreIgnored() {
        assertThat(isRed(Outcome.CRASHED, Launches.ignoringFailures())).isTrue();
    }

    @Test
    void isRedWhereAsManyTestsAreFlakyAsThePomMinds() {
        SuiteResult two = suite(flaky("shop.CartTest#adds"), flaky("shop.CartTest#removes"));

        assertThat(isRed(two, Policy.plain())).isFalse();
        assertThat(isRed(two, failingOn(3))).isFalse();
        assertThat(isRed(two, failingOn(2))).isTrue();
    }

    @Test
    void tellsWhatNoRedTestShows() {
        SuiteResult flaky = suite(flaky("shop.CartTest#adds"), flaky("shop.CartTest#removes"));
        Verification differing = Verification.of(
                List.of(verdict("shop.CartTest#adds", Outcome.PASSED, 1)),
                List.of(verdict("shop.CartTest#adds", Outcome.SKIPPED, 1)));
        ModuleOutcome outcome = new ModuleOutcome(flaky, failingOn(2), Optional.of(differing), List.of());

        assertThat(new RunOutcome(List.of(outcome)).report().ending())
                .contains(new Ending(
                        true,
                        true,
                        List.of(),
                        List.of(
                                "2 tests passed only when they were run again; the project minds 2.",
                                "1 verdict is not that of the reference.")));
    }

    private static Policy failingOn(int flakes) {
        Policy plain = Policy.plain();
        return new Policy(
                plain.skip(),
                plain.failureIgnored(),
                plain.failIfNoTests(),
                plain.failIfNoSpecifiedTests(),
                plain.reruns(),
                plain.skipAfterFailures(),
                flakes,
                plain.forkCount(),
                plain.reuseForks(),
                plain.timeout(),
                plain.exitTimeout());
    }

    private static TestVerdict flaky(String id) {
        return verdict(
                id,
                Outcome.PASSED,
                attempt(Attempt.Stage.PARALLEL, id, Outcome.FAILED, 1),
                attempt(Attempt.Stage.RERUN, id, Outcome.PASSED, 1));
    }

    private static boolean isRed(SuiteResult suite, Policy policy) {
        return new ModuleOutcome(suite, policy, Optional.empty(), List.of()).isRed();
    }

    private static boolean isRed(Outcome outcome, Policy policy) {
        return isRed(suite(verdict("shop.CartTest#adds", outcome, 1)), policy);
    }
}
