package dev.vivace.engine.report;

import dev.vivace.engine.model.Diagnosis.Polluter;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Optional;

/**
 * {@code fix.json}.
 *
 * @param fixes one for each finding
 */
public record FixReport(List<Fixed> fixes) {

    public FixReport {
        fixes = List.copyOf(fixes);
    }

    /**
     * What became of one finding.
     *
     * @param test which
     * @param kind why its verdict changes
     * @param status how it ended, as {@code Fix.Status} has it
     * @param polluters what makes it red, and what cleans up
     * @param stateSetters what makes it pass
     * @param leak the state that reaches a victim
     * @param patch file with the patch, from where this file is
     * @param place where that changes the code, in words
     * @param statements how many it adds
     * @param code these statements
     * @param helper tests that they come from
     * @param helperStatements how many these have
     * @param millis from when the finding was confirmed until a patch held in the minimal orders, without verifyMillis
     * @param confirmMillis the part of it in which the last candidate was tried in these, in new JVMs
     * @param verifyMillis in all other orders, those that were refused there included
     * @param times how long it took to find the tests
     * @param reason why there is no patch, or whose patch it is
     */
    public record Fixed(
            TestId test,
            Finding.Kind kind,
            String status,
            List<Polluter> polluters,
            List<List<TestId>> stateSetters,
            Optional<Leak> leak,
            Optional<String> patch,
            Optional<String> place,
            int statements,
            List<String> code,
            List<TestId> helper,
            int helperStatements,
            long millis,
            long confirmMillis,
            long verifyMillis,
            Times times,
            String reason) {

        public Fixed {
            polluters = List.copyOf(polluters);
            stateSetters = List.copyOf(stateSetters);
            helper = List.copyOf(helper);
            code = List.copyOf(code);
        }
    }

    /**
     * How long it took to find tests, from when the finding was confirmed; what nobody looked for is missing.
     *
     * @param polluters what makes it red
     * @param cleaners what cleans up
     * @param stateSetters what makes it pass
     */
    public record Times(Optional<Span> polluters, Optional<Span> cleaners, Optional<Span> stateSetters) {}

    /**
     * How long one search took.
     *
     * @param firstMillis until it had found one; missing where there is none
     * @param allMillis until it had ended
     */
    public record Span(Optional<Long> firstMillis, long allMillis) {}
}
