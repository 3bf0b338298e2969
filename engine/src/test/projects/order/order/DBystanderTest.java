package order;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DBystanderTest {

    @Test
    void isAlwaysRed() {
        assertEquals(1, 2);
    }

    @Test
    void isAlwaysGreen() {
        assertEquals(2, 1 + 1);
    }
}
