package discounts;

import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class RateTest {

    @Test
    public void isAPercentage() {
        Sale.rate(20);

        assertTrue(Sale.price(100) >= 80);
    }
}
