package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup(BankTest.class)
class AccountTest {

    @Fixture
    private BankingSystem system;

    @Fixture
    private Bank hsbc;

    private Account jane;

    @BeforeEach
    void createAccount() {
        SetUps.ran("createAccount");
        jane = hsbc.createAccount("Jane Doe");
    }

    @Test
    @Safe
    void startsWithNothing() {
        assertEquals("Jane Doe", jane.owner());
        assertEquals(Money.zero(Currency.GBP), jane.balance());
        assertEquals(List.of(jane), hsbc.accounts());
        assertEquals(List.of(hsbc), system.banks());
    }
}
