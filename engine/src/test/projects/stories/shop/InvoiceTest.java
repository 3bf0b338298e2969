package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.FixtureSetup;
import org.junit.jupiter.api.Test;

/** Its number outlives all fixtures. */
@FixtureSetup(OrderTest.class)
class InvoiceTest {

    static int number;

    @Test
    void numbersTheFirst() {
        assertEquals(0, number);
    }

    @Test
    void countsOn() {
        number++;
        assertEquals(1, number);
    }
}
