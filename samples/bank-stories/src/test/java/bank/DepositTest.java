package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup({AccountTest.class, MintTest.class})
class DepositTest {

    @Fixture
    private Account jane;

    @Fixture
    private Mint royal;

    private Money tenPounds;

    @BeforeEach
    void depositTenPounds() {
        SetUps.ran("depositTenPounds");
        tenPounds = royal.issue(10);
        jane.deposit(tenPounds);
    }

    @Test
    @Safe
    void raisesTheBalance() {
        assertEquals(tenPounds, jane.balance());
    }
}
