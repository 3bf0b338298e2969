package dev.vivace.worker.samples;

import org.junit.jupiter.api.Test;

/** Two tests that want nothing. */
public class Other {

    @Test
    void x() {}

    @Test
    void y() {}
}
