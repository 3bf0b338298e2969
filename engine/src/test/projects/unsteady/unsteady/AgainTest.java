package unsteady;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AgainTest {

    private static int runs;

    @Test
    void passesTheSecondTime() {
        assertTrue(runs++ > 0);
    }

    @Test
    void neverPasses() {
        assertTrue(false);
    }

    @Test
    void alwaysPasses() {}
}
