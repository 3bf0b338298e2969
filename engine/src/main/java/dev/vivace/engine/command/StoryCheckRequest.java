package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;

/**
 * What {@code vivace stories check} is asked to do.
 *
 * @param run which tests, in which JVMs, from which seed
 * @param shuffled how many shuffled orders run, each with and without reuse
 */
public record StoryCheckRequest(RunRequest run, int shuffled) {

    /** How many shuffled orders run where nobody says it. */
    public static final int USUAL_SHUFFLED = 5;

    public StoryCheckRequest {
        if (run.isolation().isPresent()) {
            throw Problem.of("A check runs every order in a new JVM; there is no other isolation.")
                    .tryThis("the same without --isolation");
        }
    }

    /** The workers of each of the two pools that work side by side. */
    int workers() {
        return Math.max(1, run.workers().orElseGet(() -> Runtime.getRuntime().availableProcessors()) / 2);
    }
}
