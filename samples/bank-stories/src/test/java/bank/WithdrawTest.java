package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Unsafe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup(DepositTest.class)
class WithdrawTest {

    @Fixture
    private Account jane;

    @Fixture
    private Mint royal;

    @Fixture
    private Money tenPounds;

    private Money fivePounds;
    private Money fifteenPounds;

    @BeforeEach
    void five() {
        SetUps.ran("five");
        fivePounds = royal.issue(5);
    }

    @BeforeEach
    void fifteen() {
        SetUps.ran("fifteen");
        fifteenPounds = royal.issue(15);
    }

    @Test
    @Unsafe
    void lessThanBalance() {
        assertEquals(Transaction.SUCCEEDED, jane.withdraw(fivePounds));
        assertEquals(fivePounds, jane.balance());
    }

    @Test
    @Safe
    void moreThanBalance() {
        assertEquals(Transaction.REFUSED, jane.withdraw(fifteenPounds));
        assertEquals(tenPounds, jane.balance());
    }
}
