package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@FixtureSetup(BankingSystemTest.class)
class MintTest {

    @Fixture
    private BankingSystem system;

    private Mint royal;

    @BeforeEach
    void createMint() {
        SetUps.ran("createMint");
        royal = system.createMint("Royal Mint", Currency.GBP);
    }

    @Test
    @Safe
    void makesItsOwnCurrencyOnly() {
        assertEquals("Royal Mint", royal.name());
        assertTrue(royal.manufactures(Currency.GBP));
        assertFalse(royal.manufactures(Currency.USD));
        assertEquals(List.of(royal), system.mints());
    }
}
