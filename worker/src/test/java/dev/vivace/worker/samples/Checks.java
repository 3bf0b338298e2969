package dev.vivace.worker.samples;

import org.junit.jupiter.api.Test;

/** Brings a test by default. */
public interface Checks {

    @Test
    default void checks() {}
}
