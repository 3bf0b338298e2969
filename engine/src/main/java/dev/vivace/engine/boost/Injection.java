package dev.vivace.engine.boost;

import dev.vivace.engine.model.TestId;
import java.util.Objects;

/**
 * Calls of class-level fixtures in a single test, which then finds, or leaves, what it found when they ran for each test.
 *
 * @param test the victim, or the polluter
 * @param place where in the test
 * @param calls what is called
 */
public record Injection(TestId test, Place place, Calls calls) {

    public Injection {
        Objects.requireNonNull(test);
        Objects.requireNonNull(place);
        Objects.requireNonNull(calls);
    }

    /** A victim begins with fresh state. */
    public static Injection intoVictim(TestId victim) {
        return new Injection(victim, Place.START, Calls.RESET);
    }

    /** A polluter leaves fresh state, even if it fails. */
    public static Injection intoPolluter(TestId polluter) {
        return new Injection(polluter, Place.END, Calls.RESET);
    }

    /** Where in a test. */
    public enum Place {
        START,
        /** Also when the test fails. */
        END
    }

    /** What is called. */
    public enum Calls {
        SET_UP,
        TEAR_DOWN,
        /** First the tear-down, so that the set-up never runs twice in a row. */
        RESET
    }
}
