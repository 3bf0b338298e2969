package dev.vivace.worker.samples;

import org.junit.jupiter.api.Test;

/** Inherits tests from a class and from an interface. */
public class Heir extends Ordered implements Checks {

    @Test
    void own() {}
}
