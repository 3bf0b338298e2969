package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How one test was repaired.
 *
 * @param subject the project's name
 * @param test its id
 * @param kind {@code victim} or {@code brittle}
 * @param reset with JVMs that forget between orders
 * @param process with a new JVM for each order
 * @param all with JVMs that forget, and every polluter, cleaner and state-setter looked for
 */
record FixComparison(String subject, String test, String kind, FixAttempt reset, FixAttempt process, FixAttempt all) {

    /** How many times longer it took with a new JVM for each order; empty where there is nothing to compare. */
    Optional<Ratio> ratio() {
        return reset.firstPatch().flatMap(this::ratioTo);
    }

    private Optional<Ratio> ratioTo(Duration fast) {
        return process.firstPatch()
                .map(slow -> new Ratio(quotient(slow, fast), false))
                .or(() -> process.searchedInVain().map(slow -> new Ratio(quotient(slow, fast), true)));
    }

    private static double quotient(Duration slow, Duration fast) {
        return (double) slow.toMillis() / Math.max(1, fast.toMillis());
    }

    /** Whether some test of the suite helps. */
    boolean hasHelper() {
        return Stream.of(reset, process, all)
                .flatMap(attempt -> attempt.fix().stream())
                .anyMatch(FixJson::hasHelper);
    }

    /** Whether the time was up before anybody could tell whether a test helps. */
    boolean isUndecided() {
        return !hasHelper() && !isPatched() && reset.cut() && all.cut();
    }

    boolean isPatched() {
        return reset.patched().isPresent();
    }
}
