package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import java.time.Duration;
import java.util.List;

/**
 * What {@code vivace boost} is asked to do.
 *
 * @param run which tests, in which JVMs; in which order and how often does not matter
 * @param tests only their classes are boosted; empty for all
 * @param whole whether fixtures are moved as a whole, however small a part of them would do
 * @param minSaving what a patch has to save
 * @param limit how long a class may be searched and checked
 * @param coverage whether lines are counted that tests reach without and with a patch
 * @param mutants whether mutants are counted that tests notice without and with a patch
 * @param all whether classes are tried, too, whose fixtures take too little
 * @param apply whether verified patches change the sources
 */
public record BoostRequest(
        RunRequest run,
        List<TestId> tests,
        boolean whole,
        MinSaving minSaving,
        Duration limit,
        boolean coverage,
        boolean mutants,
        boolean all,
        boolean apply) {

    /** How long a class is searched and checked where nobody says it. */
    public static final Duration USUAL_LIMIT = Duration.ofMinutes(4);

    public BoostRequest {
        tests = List.copyOf(tests);
        if (run.isolation().filter(wanted -> wanted == Isolation.NONE).isPresent()) {
            throw Problem.of("Orders are tried that must not see what earlier ones left behind.")
                    .tryThis("--isolation reset, the default, or process");
        }
    }

    /** Whether the user says which classes are boosted: then a module may have none of them. */
    public boolean choosesTests() {
        return !tests.isEmpty() || run.choosesTests();
    }

    /** What is forgotten between orders while searching. */
    Isolation isolation() {
        return run.isolation().filter(wanted -> wanted == Isolation.PROCESS).orElse(Isolation.RESET);
    }

    int workers() {
        return run.workers().orElseGet(() -> Runtime.getRuntime().availableProcessors());
    }

    /** Whether somebody wants this class to be boosted. */
    boolean wants(String testClass) {
        return tests.isEmpty() || tests.stream().anyMatch(test -> (test.className() + "$").startsWith(testClass + "$"));
    }
}
