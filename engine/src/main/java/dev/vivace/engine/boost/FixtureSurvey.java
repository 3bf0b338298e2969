package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework;
import java.util.List;
import java.util.Optional;

/**
 * What of a test class runs for each of its tests.
 *
 * @param className by binary name
 * @param framework that runs its tests; empty for JUnit 3
 * @param tests how many methods are tests, inherited ones included; one that runs for several arguments counts twice
 * @param fixtures its own and inherited ones, topmost class first
 * @param kept why there is nothing to gain; empty where there may be
 */
public record FixtureSurvey(
        String className, Optional<Framework> framework, int tests, List<Fixture> fixtures, Optional<Kept> kept) {

    public FixtureSurvey {
        fixtures = List.copyOf(fixtures);
    }

    /** Whether a rewrite is worth a thought. */
    public boolean isCandidate() {
        return kept.isEmpty();
    }

    /**
     * Something that runs for each test.
     *
     * @param owner the class that declares it, by binary name
     * @param name of the method or field
     * @param kind what it is
     * @param line of its file, from 1
     */
    public record Fixture(String owner, String name, Kind kind, int line) {}

    /** What runs for each test. */
    public enum Kind {
        SET_UP,
        TEAR_DOWN,
        /** A resource. */
        RULE,
        /** A rule that watches tests, or limits them, and means nothing for a class. */
        WATCHING_RULE,
        EXTENSION,
        TEMPORARY_DIRECTORY,
        /** One with an initialiser. */
        FIELD
    }
}
