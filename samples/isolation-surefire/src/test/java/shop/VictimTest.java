package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Fails in a JVM that remembers. */
class VictimTest {

    @Test
    void teaCostsThree() {
        assertEquals('3', Prices.of("tea").charAt(0));
    }

    @Test
    void nobodyHasSetTheRate() {
        assertNull(System.getProperty("shop.rate"));
    }

    @Test
    void theLocaleIsTheMachines() {
        assertNotEquals(Locale.GERMANY, Locale.getDefault());
    }
}
