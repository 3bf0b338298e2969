package dev.vivace.engine.command;

import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.project.LaunchSpec.Policy;
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

    private static boolean isRed(Outcome outcome, Policy policy) {
        return new ModuleOutcome(suite(verdict("shop.CartTest#adds", outcome, 1)), policy, Optional.empty()).isRed();
    }
}
