package app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import core.Core;
import org.junit.jupiter.api.Test;

class AppTest {

    @Test
    void usesTheOtherModule() {
        assertEquals(42, Core.answer());
    }
}
