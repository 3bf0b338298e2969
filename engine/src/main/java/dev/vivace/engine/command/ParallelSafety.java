package dev.vivace.engine.command;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.suite.Verification;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether all tests said beside others what they say in one JVM, and none had to be asked again for it.
 *
 * @param differing the tests for which that does not hold
 */
record ParallelSafety(List<TestId> differing) {

    /** Compares two runs of the same tests. */
    static ParallelSafety of(List<TestVerdict> one, List<TestVerdict> beside) {
        Verification compared = Verification.of(beside, one);
        Set<TestId> differing = new LinkedHashSet<>();
        Stream.concat(compared.differences().stream(), compared.flagged().stream())
                .map(Verification.Difference::test)
                .forEach(differing::add);
        beside.stream()
                .filter(verdict -> verdict.isFlaky() || verdict.flags().contains(TestVerdict.RACED))
                .map(TestVerdict::id)
                .forEach(differing::add);
        return new ParallelSafety(new ArrayList<>(differing));
    }

    ParallelSafety {
        differing = List.copyOf(differing);
    }

    Safety told() {
        return differing.isEmpty()
                ? new Safety(true, "All tests said side by side, after resets, what they say in one JVM.")
                : new Safety(
                        false,
                        differing.size() + (differing.size() == 1 ? " test" : " tests")
                                + " contradicted one JVM, or passed only when asked again; vivace run asks again by itself.");
    }
}
