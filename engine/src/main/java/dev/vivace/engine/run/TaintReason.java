package dev.vivace.engine.run;

import dev.vivace.engine.model.OrderRun;
import java.util.regex.Pattern;

/** What the agent's words about a class that could not be forgotten mean for whoever runs orders. */
final class TaintReason {

    private static final Pattern DOUBT =
            Pattern.compile(".*: (native code may know its earlier state|it is a hidden class with static variables)");

    private static final Pattern FAILED_AGAIN = Pattern.compile(".*: its initialiser failed when run again: .*");

    private TaintReason() {}

    /** Whether something may be remembered, or nothing: a search, which confirms what it finds, goes on. */
    static boolean isDoubt(String reason) {
        return DOUBT.matcher(reason).matches();
    }

    /** Whether tests have met what they meet in no JVM in which nothing was forgotten. */
    static boolean isBroken(OrderRun run) {
        return run.taints().stream()
                .anyMatch(reason -> FAILED_AGAIN.matcher(reason).matches());
    }
}
