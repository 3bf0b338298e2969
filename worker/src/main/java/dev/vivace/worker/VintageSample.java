package dev.vivace.worker;

import org.junit.Test;

/** What a {@link WarmUp} runs on JUnit 4, which asks for public members. */
public class VintageSample {

    /** Passes. */
    @Test
    public void passes() {}
}
