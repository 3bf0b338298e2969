package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AccountTest {

    private BankingSystem system;
    private Bank hsbc;
    private Account jane;

    @BeforeEach
    void createAccount() {
        system = new BankingSystem();
        hsbc = system.createBank("HSBC", Currency.GBP);
        jane = hsbc.createAccount("Jane Doe");
    }

    @Test
    void startsWithNothing() {
        assertEquals("Jane Doe", jane.owner());
        assertEquals(Money.zero(Currency.GBP), jane.balance());
        assertEquals(List.of(jane), hsbc.accounts());
        assertEquals(List.of(hsbc), system.banks());
    }
}
