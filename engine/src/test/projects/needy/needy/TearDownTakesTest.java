package needy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class TearDownTakesTest {

    @AfterAll
    static void takes() {
        assertTrue(AGivesTest.given);
    }

    @Test
    void plain() {}
}
