package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MintTest {

    private BankingSystem system;
    private Mint royal;

    @BeforeEach
    void createMint() {
        system = new BankingSystem();
        royal = system.createMint("Royal Mint", Currency.GBP);
    }

    @Test
    void makesItsOwnCurrencyOnly() {
        assertEquals("Royal Mint", royal.name());
        assertTrue(royal.manufactures(Currency.GBP));
        assertFalse(royal.manufactures(Currency.USD));
        assertEquals(List.of(royal), system.mints());
    }
}
