package repair;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CClearingTest {

    private Ledger ledger;

    @BeforeEach
    void emptyLedger() {
        ledger = Ledger.getInstance();
        ledger.clear();
    }

    @Test
    void isEmptyOnceCleared() {
        assertEquals(0, ledger.size());
        Ledger.open("EUR");
    }

    @Test
    void showsItsCurrency() {
        assertEquals("EUR", Ledger.currency());
    }
}
