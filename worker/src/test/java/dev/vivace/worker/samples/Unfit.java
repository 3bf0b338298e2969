package dev.vivace.worker.samples;

import org.assertj.core.api.AbstractAssert;
import org.junit.jupiter.api.Test;

/** Needs a class that the pretended projects do not have. */
public class Unfit extends AbstractAssert<Unfit, String> {

    public Unfit() {
        super("", Unfit.class);
    }

    @Test
    void test() {}
}
