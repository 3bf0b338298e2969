package dev.vivace.worker.samples;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Fails before its tests. */
public class Failing {

    @BeforeAll
    static void setUp() {
        throw new IllegalStateException("no set-up");
    }

    @Test
    void never() {}

    @Test
    void neither() {}
}
