package payments;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class CheckoutTest {

    private final Checkout checkout = new Checkout();

    @DataProvider
    public Object[][] amounts() {
        return new Object[][] {{1}, {99_999}};
    }

    @Test(dataProvider = "amounts")
    public void acceptsCardsWithFunds(int cents) {
        assertEquals(checkout.pay(cents), "paid");
    }

    @Test
    public void reportsAnOutage() {
        Gateway.replace(cents -> {
            throw new IllegalStateException("no line");
        });

        assertEquals(checkout.pay(500), "try again later");
    }
}
