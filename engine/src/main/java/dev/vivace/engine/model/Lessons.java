package dev.vivace.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a run teaches beyond its verdicts.
 *
 * @param needs classes that need others
 * @param pace how fast it was; empty where that cannot be compared with other runs
 * @param red tests that are, in both clean contexts; empty where not all tests were asked there
 */
public record Lessons(List<Need> needs, Optional<Pace> pace, Optional<Set<TestId>> red) {

    /** Of a run that teaches nothing. */
    public static final Lessons NONE = new Lessons(List.of(), Optional.empty(), Optional.empty());

    public Lessons {
        needs = List.copyOf(needs);
        red = red.map(Set::copyOf);
    }
}
