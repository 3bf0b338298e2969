package dev.vivace.engine.model;

import java.util.Locale;

/** What a test that was red beside others must pass to count as passed. */
public enum Stages {
    /** Its class, or the suite, with nothing beside it. */
    SOUND,
    /** A run alone, as in the paper: what its neighbours do to it is not seen then. */
    PAPER;

    /** The form on the command line. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}
