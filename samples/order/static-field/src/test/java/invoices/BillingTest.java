package invoices;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class BillingTest {

    @Test
    public void numbersTheFirstInvoiceOne() {
        Invoice invoice = new Billing().bill("Ada", new Invoice.Line("Engine", 1200));

        assertEquals("R-0001", invoice.number());
    }
}
