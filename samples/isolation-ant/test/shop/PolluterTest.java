package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Does not clean up: prices, rate and locale stay changed. */
class PolluterTest {

    @Test
    void pricesAreShownAsInGermany() {
        Locale.setDefault(Locale.GERMANY);
        System.setProperty("shop.rate", "2");
        Prices.set("tea", 5);

        assertEquals("10,00", Prices.of("tea"));
    }

    /** A class within a class is a part of it: nothing is forgotten in between. */
    @Nested
    class Afterwards {

        @Test
        void theRateIsStillSet() {
            assertEquals("2", System.getProperty("shop.rate"));
        }
    }
}
