package dev.vivace.worker;

import org.junit.jupiter.api.Test;

/** What a {@link WarmUp} runs on Jupiter. */
class JupiterSample {

    @Test
    void passes() {}
}
