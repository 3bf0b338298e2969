package dev.vivace.engine.boost;

import java.time.Duration;
import java.util.Optional;

/**
 * What the fixtures of a test class took in a run of it, in a JVM of its own.
 *
 * @param className whose
 * @param all the time of the class
 * @param savable what it would save, at best, if they ran once; nothing where they have to run for each test
 * @param costs of each fixture
 */
public record ClassFixtures(String className, Duration all, Duration savable, FixtureCosts costs) {

    /** What all fixtures took, in all their calls. */
    public Duration fixtures() {
        return costs.total();
    }

    /** What the first statements of one of its own methods took; empty where they did not run. */
    public Optional<FixtureCosts.Cost> beginning(String method, int statements) {
        return costs.beginning(className, method, statements);
    }
}
