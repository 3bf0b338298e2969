package distant;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ZTakesTest {

    @Test
    void takes() {
        assertTrue(AGivesTest.given);
    }
}
