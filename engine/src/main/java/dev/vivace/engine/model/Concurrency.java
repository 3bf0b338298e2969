package dev.vivace.engine.model;

import java.util.Set;

/**
 * What runs at once inside a JVM.
 *
 * @param threads how much
 * @param apart pairs of tests of which both must not
 */
public record Concurrency(Threads threads, Set<Set<TestId>> apart) {

    /** One test after another, unless the project itself says otherwise. */
    public static final Concurrency NONE = new Concurrency(Threads.NONE, Set.of());

    public Concurrency {
        apart = Set.copyOf(apart);
    }
}
