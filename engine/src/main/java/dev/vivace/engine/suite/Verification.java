package dev.vivace.engine.suite;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How the verdicts of a run compare with those of the reference.
 *
 * @param compared how many tests either of them knows
 * @param differences tests with another verdict, or that only one of them knows
 * @param flagged differences that a flag explains
 */
public record Verification(int compared, List<Difference> differences, List<Difference> flagged) {

    /** Flags that say that a test does not have one verdict. */
    private static final Set<String> EXPLAINING =
            Set.of(TestVerdict.NEEDS_EARLIER_CLASSES, TestVerdict.BROKEN_BY_EARLIER_CLASSES, Attempts.NONDETERMINISTIC);

    public Verification {
        differences = List.copyOf(differences);
        flagged = List.copyOf(flagged);
    }

    /** A test and what became of it in both; empty where it did not exist. */
    public record Difference(TestId test, Optional<TestResult> ours, Optional<TestResult> reference) {

        /** One line for people, with why it is red or skipped where it is. */
        public String text() {
            return test + ": " + text(ours) + ", in the reference " + text(reference);
        }

        private static String text(Optional<TestResult> result) {
            return result.map(known -> known.outcome().label()
                            + why(known).map(line -> " (" + line + ")").orElse(""))
                    .orElse("unknown");
        }

        private static Optional<String> why(TestResult result) {
            return result.failure()
                    .map(Failure::headline)
                    .or(result::skipReason)
                    .flatMap(text -> text.lines().findFirst());
        }

        private boolean isOne() {
            return !ours.map(TestResult::outcome).equals(reference.map(TestResult::outcome));
        }
    }

    /** Compares test by test, both ways. */
    public static Verification of(List<TestVerdict> ours, List<TestVerdict> reference) {
        Map<TestId, TestVerdict> here = byTest(ours);
        Map<TestId, TestVerdict> there = byTest(reference);
        Set<TestId> all = new LinkedHashSet<>(here.keySet());
        all.addAll(there.keySet());
        List<Difference> differences = new ArrayList<>();
        List<Difference> flagged = new ArrayList<>();
        for (TestId test : all) {
            Optional<TestVerdict> mine = Optional.ofNullable(here.get(test));
            Optional<TestVerdict> other = Optional.ofNullable(there.get(test));
            Difference difference = new Difference(test, mine.map(TestVerdict::result), other.map(TestVerdict::result));
            if (difference.isOne()) {
                (isFlagged(mine) || isFlagged(other) ? flagged : differences).add(difference);
            }
        }
        return new Verification(all.size(), differences, flagged);
    }

    private static Map<TestId, TestVerdict> byTest(List<TestVerdict> verdicts) {
        return verdicts.stream().collect(Collectors.toMap(TestVerdict::id, Function.identity()));
    }

    private static boolean isFlagged(Optional<TestVerdict> verdict) {
        return verdict.filter(known -> known.flags().stream().anyMatch(EXPLAINING::contains))
                .isPresent();
    }
}
