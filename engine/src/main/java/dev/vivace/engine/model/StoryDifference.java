package dev.vivace.engine.model;

import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A test of a story whose verdict is another than in natural order without reuse.
 *
 * @param test which
 * @param kind what makes the difference
 * @param red whether it is red there, and passes otherwise, or the other way round
 * @param reuse with which it shows
 * @param order in which it shows, the test itself at the end
 * @param failure why it is red, in a line; empty where it passes
 */
public record StoryDifference(TestId test, Kind kind, boolean red, Reuse reuse, TestOrder order, String failure) {

    public StoryDifference {
        Objects.requireNonNull(kind, "kind");
    }

    /** What makes the difference. */
    public enum Kind {
        /** That fixtures are reused: a test before it is not as safe as it says. */
        REUSE,
        /** The order, even without reuse: something outlives the fixtures, a static field for example. */
        ORDER,
        /** Nothing that a second run would show. */
        CHANCE;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The tests before it that are needed. */
    public List<TestId> others() {
        return order.tests().subList(0, order.tests().size() - 1);
    }
}
