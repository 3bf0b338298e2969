package discounts;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class SaleTest {

    @Test
    public void begins() {
        Sale.begin();

        assertTrue(Sale.isRunning());
    }

    @Test
    public void ends() {
        Sale.end();

        assertFalse(Sale.isRunning());
    }
}
