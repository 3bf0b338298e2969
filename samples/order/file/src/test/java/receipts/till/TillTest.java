package receipts.till;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TillTest {

    @Test
    void printsAReceiptForEachSale() {
        Till till = new Till();
        int before = till.receipts();

        till.sell("tea");
        till.sell("milk");

        assertEquals(before + 2, till.receipts());
    }
}
