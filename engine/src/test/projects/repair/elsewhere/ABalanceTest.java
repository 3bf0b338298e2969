package elsewhere;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import repair.Ledger;

class ABalanceTest {

    @Test
    void startsWithoutEntries() {
        assertEquals(0, Ledger.getInstance().size());
    }
}
