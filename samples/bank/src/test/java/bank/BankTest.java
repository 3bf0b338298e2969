package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BankTest {

    private BankingSystem system;
    private Bank hsbc;

    @BeforeEach
    void createBank() {
        system = new BankingSystem();
        hsbc = system.createBank("HSBC", Currency.GBP);
    }

    @Test
    void belongsToTheSystem() {
        assertEquals("HSBC", hsbc.name());
        assertEquals(Currency.GBP, hsbc.currency());
        assertEquals(List.of(), hsbc.accounts());
        assertEquals(List.of(hsbc), system.banks());
    }
}
