package dev.vivace.engine.model;

import java.util.List;
import java.util.Optional;

/**
 * Which few tests make a verdict change, and through what.
 *
 * @param polluters what makes a victim red, each with what cleans up after it
 * @param stateSetters what makes a brittle test pass, each a few tests
 * @param leak the state that reaches the victim, where it can be named
 * @param times how long that took
 */
public record Diagnosis(
        List<Polluter> polluters, List<List<TestId>> stateSetters, Optional<Leak> leak, DiagnosisTimes times) {

    /** Where nobody looked. */
    public static final Diagnosis NONE = new Diagnosis(List.of(), List.of(), Optional.empty(), DiagnosisTimes.NONE);

    public Diagnosis {
        polluters = List.copyOf(polluters);
        stateSetters = List.copyOf(stateSetters);
    }

    /**
     * Tests after which a victim is red.
     *
     * @param tests these, in this sequence
     * @param cleaners tests between them and the victim that let it pass, each a few
     * @param cleanedBySetUp whether the victim passes with nothing between them, if only its class is set up anew
     */
    public record Polluter(List<TestId> tests, List<List<TestId>> cleaners, boolean cleanedBySetUp) {

        public Polluter {
            tests = List.copyOf(tests);
            cleaners = List.copyOf(cleaners);
        }
    }

    /** Whether what leaks is static state of this class. */
    public boolean isAbout(String className) {
        return leak.stream().flatMap(Leak::all).anyMatch(state -> (state.where() + ".").startsWith(className + "."));
    }

    /** Tests whose code may repair the dependency: cleaners or state-setters. */
    public List<List<TestId>> helpers() {
        return polluters.isEmpty()
                ? stateSetters
                : polluters.stream()
                        .flatMap(polluter -> polluter.cleaners().stream())
                        .distinct()
                        .toList();
    }
}
