package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class WithdrawTest {

    private Account jane;
    private Money tenPounds;
    private Money fivePounds;
    private Money fifteenPounds;

    @BeforeEach
    void depositTenPounds() {
        BankingSystem system = new BankingSystem();
        Bank hsbc = system.createBank("HSBC", Currency.GBP);
        jane = hsbc.createAccount("Jane Doe");
        Mint royal = system.createMint("Royal Mint", Currency.GBP);
        tenPounds = royal.issue(10);
        jane.deposit(tenPounds);
        fivePounds = royal.issue(5);
        fifteenPounds = royal.issue(15);
    }

    @Test
    void lessThanBalance() {
        assertEquals(Transaction.SUCCEEDED, jane.withdraw(fivePounds));
        assertEquals(fivePounds, jane.balance());
    }

    @Test
    void moreThanBalance() {
        assertEquals(Transaction.REFUSED, jane.withdraw(fifteenPounds));
        assertEquals(tenPounds, jane.balance());
    }
}
