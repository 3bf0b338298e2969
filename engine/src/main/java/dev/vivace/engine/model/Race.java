package dev.vivace.engine.model;

import java.util.Set;

/**
 * A test that was red because of what ran beside it.
 *
 * @param test which one
 * @param beside the tests that ran while it did; one of them it was
 */
public record Race(TestId test, Set<TestId> beside) {

    public Race {
        beside = Set.copyOf(beside);
    }
}
