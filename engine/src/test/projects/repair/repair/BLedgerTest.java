package repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BLedgerTest {

    @Test
    void adds() {
        Ledger.getInstance().add("bread");
        assertEquals(1, Ledger.getInstance().size());
    }
}
