package dev.vivace.worker.samples;

import org.assertj.core.api.AbstractAssert;
import org.junit.jupiter.api.Test;

/** Can be loaded, but its methods cannot be looked at: one needs a class that the pretended projects do not have. */
public class UnfitMethod {

    @Test
    void test() {}

    AbstractAssert<?, ?> needed() {
        return null;
    }
}
