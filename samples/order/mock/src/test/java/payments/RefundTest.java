package payments;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.Test;

public class RefundTest {

    @Test
    public void keepsAFee() {
        assertEquals(new Refund(1000).cents(), 970);
    }

    @Test
    public void isNeverLessThanNothing() {
        assertEquals(new Refund(20).cents(), 0);
    }
}
