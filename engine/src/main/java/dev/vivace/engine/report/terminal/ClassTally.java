package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/** Counts of one test class, nested ones included, for its line in a log. */
final class ClassTally {

    private final String name;
    private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);
    private Duration time = Duration.ZERO;

    ClassTally(String name) {
        this.name = name;
    }

    /** The outermost class of a test. */
    static String classOf(TestId id) {
        String name = id.className();
        int nested = name.indexOf('$', 1);
        return nested < 0 ? name : name.substring(0, nested);
    }

    String name() {
        return name;
    }

    void add(TestResult result) {
        counts.merge(result.outcome(), 1, Integer::sum);
        time = time.plus(result.duration());
    }

    /** {@code Tests run: 3, Failures: 0, Errors: 1, Skipped: 0, Time elapsed: 0.013 s -- in pkg.Class}. */
    String line() {
        int errors = count(Outcome.ERRORED) + count(Outcome.TIMED_OUT) + count(Outcome.CRASHED);
        return "Tests run: "
                + counts.values().stream().mapToInt(Integer::intValue).sum()
                + ", Failures: " + count(Outcome.FAILED)
                + ", Errors: " + errors
                + ", Skipped: " + count(Outcome.SKIPPED)
                + ", Time elapsed: " + TimeText.exact(time)
                + " -- in " + SafeText.line(name);
    }

    private int count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0);
    }
}
