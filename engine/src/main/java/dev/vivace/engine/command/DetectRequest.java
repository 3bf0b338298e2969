package dev.vivace.engine.command;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import java.time.Duration;

/**
 * What {@code vivace detect} is asked to do.
 *
 * @param run which tests, in which JVMs, from which seed; in which order and how often does not matter
 * @param budget how much the search may cost
 * @param confirmations how often both orders of a finding are run in new JVMs
 */
public record DetectRequest(RunRequest run, Budget budget, int confirmations) {

    /** How long a search goes on where nobody says it. */
    public static final Budget USUAL_BUDGET = Budget.ofTime(Duration.ofMinutes(10));

    /** How often a finding is confirmed where nobody says it. */
    public static final int USUAL_CONFIRMATIONS = 3;

    public DetectRequest {
        if (run.isolation().filter(wanted -> wanted == Isolation.NONE).isPresent()) {
            throw Problem.of("A search needs orders that do not see what earlier ones left behind.")
                    .tryThis("--isolation reset, the default, or process");
        }
    }

    /** What is forgotten between orders while searching. */
    Isolation isolation() {
        return run.isolation().filter(wanted -> wanted == Isolation.PROCESS).orElse(Isolation.RESET);
    }

    int workers() {
        return run.workers().orElseGet(() -> Runtime.getRuntime().availableProcessors());
    }
}
