package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup(BankingSystemTest.class)
class BankTest {

    @Fixture
    private BankingSystem system;

    private Bank hsbc;

    @BeforeEach
    void createBank() {
        SetUps.ran("createBank");
        hsbc = system.createBank("HSBC", Currency.GBP);
    }

    @Test
    @Safe
    void belongsToTheSystem() {
        assertEquals("HSBC", hsbc.name());
        assertEquals(Currency.GBP, hsbc.currency());
        assertEquals(List.of(), hsbc.accounts());
        assertEquals(List.of(hsbc), system.banks());
    }
}
