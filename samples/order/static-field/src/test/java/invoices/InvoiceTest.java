package invoices;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class InvoiceTest {

    @Test
    public void addsUpItsLines() {
        Invoice invoice =
                new Invoice("R-7", "Ada", List.of(new Invoice.Line("Gear", 250), new Invoice.Line("Lever", 199)));

        assertEquals(449, invoice.total());
    }

    @Test
    public void costsNothingWithoutLines() {
        assertEquals(0, new Invoice("R-8", "Ada", List.of()).total());
    }
}
