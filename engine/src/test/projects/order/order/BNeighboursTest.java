package order;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BNeighboursTest {

    @Test
    void brittle() {
        assertTrue(Registry.ready);
    }

    @Test
    void counts() {
        Registry.count++;
        assertTrue(Registry.count > 0);
    }

    @Test
    void victim() {
        assertEquals(0, Registry.count);
    }
}
