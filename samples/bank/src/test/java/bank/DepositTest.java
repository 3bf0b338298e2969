package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DepositTest {

    private Account jane;
    private Money tenPounds;

    @BeforeEach
    void depositTenPounds() {
        BankingSystem system = new BankingSystem();
        Bank hsbc = system.createBank("HSBC", Currency.GBP);
        jane = hsbc.createAccount("Jane Doe");
        Mint royal = system.createMint("Royal Mint", Currency.GBP);
        tenPounds = royal.issue(10);
        jane.deposit(tenPounds);
    }

    @Test
    void raisesTheBalance() {
        assertEquals(tenPounds, jane.balance());
    }
}
