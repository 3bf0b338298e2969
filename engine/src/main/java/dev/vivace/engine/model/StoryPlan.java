package dev.vivace.engine.model;

import java.util.List;

/**
 * What the stories of a module are, and what their set-ups cost with each way to reuse them.
 *
 * @param classes every class that takes part, by name
 * @param sequences of the classes that can run, in the same sequence
 * @param modes what runs with each way to reuse set-ups
 * @param problems what keeps some of the classes from running, a sentence each
 */
public record StoryPlan(List<StoryClass> classes, List<Sequence> sequences, List<Mode> modes, List<String> problems) {

    public StoryPlan {
        classes = List.copyOf(classes);
        sequences = List.copyOf(sequences);
        modes = List.copyOf(modes);
        problems = List.copyOf(problems);
    }

    /** What runs with this way to reuse set-ups. */
    public Mode mode(Reuse reuse) {
        return modes.stream().filter(mode -> mode.reuse() == reuse).findFirst().orElseThrow();
    }

    /**
     * The set-ups before a test.
     *
     * @param name of the test's class
     * @param setUp the classes that are set up, the test's own at the end
     */
    public record Sequence(String name, List<String> setUp) {

        public Sequence {
            setUp = List.copyOf(setUp);
        }
    }

    /**
     * A way to reuse set-ups.
     *
     * @param order the classes with tests, in the sequence that costs least
     */
    public record Mode(Reuse reuse, int setUpsRun, int setUpsSaved, List<Step> order) {

        public Mode {
            order = List.copyOf(order);
        }
    }

    /**
     * A class at its place in the order.
     *
     * @param name of the class
     * @param setUpsRun for all of its tests
     * @param setUpsSaved compared with a run that reuses nothing; below zero where reuse costs more
     */
    public record Step(String name, int setUpsRun, int setUpsSaved) {}
}
