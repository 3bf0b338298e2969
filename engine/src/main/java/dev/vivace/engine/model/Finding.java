package dev.vivace.engine.model;

import java.util.List;
import java.util.Locale;

/**
 * A test whose verdict changes though its code does not.
 *
 * @param test which
 * @param kind why
 * @param rate how often it was red: of all runs of the failing order; in new JVMs
 * @param passing an order that ends with it, in which it passes
 * @param failing an order that ends with it, in which it is red
 * @param failure why it is red there
 */
public record Finding(TestId test, Kind kind, double rate, TestOrder passing, TestOrder failing, Failure failure) {

    /** Why a verdict changes. */
    public enum Kind {
        /** It passes alone, and is red after others. */
        VICTIM,
        /** It is red alone, and passes after others. */
        BRITTLE,
        /** It is sometimes red in one and the same order. */
        NONDETERMINISTIC;

        /** The form in files. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The tests before it that make the difference: they break a victim, or prepare what a brittle test needs. */
    public List<TestId> others() {
        TestOrder alone = kind == Kind.BRITTLE ? failing : passing;
        TestOrder together = kind == Kind.BRITTLE ? passing : failing;
        return together.tests().stream()
                .filter(other -> !alone.tests().contains(other))
                .toList();
    }

    /** The same, red for this reason. */
    public Finding because(Failure reason) {
        return new Finding(test, kind, rate, passing, failing, reason);
    }

    /** Whether the order makes the difference. */
    public boolean isOrderDependent() {
        return kind != Kind.NONDETERMINISTIC;
    }
}
