package dev.vivace.engine.model;

import java.util.Locale;

/** How far set-ups that ran for one test serve the next: the values of {@code vivace.stories.reuse}. */
public enum Reuse {
    /** Every test gets all of its set-ups anew. */
    OFF,
    /** What ran so far is kept where it is exactly the beginning of what the next test needs. */
    PREFIX,
    /** A class runs in the middle of the sequence of its largest consumer, and may see more than its own set-ups. */
    CLOSURE;

    /** The form in options, properties and files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
