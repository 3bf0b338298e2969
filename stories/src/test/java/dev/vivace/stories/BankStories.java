package dev.vivace.stories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.vivace.stories.Bank.Account;
import dev.vivace.stories.Bank.BankingSystem;
import dev.vivace.stories.Bank.Mint;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The paper's example on Jupiter. */
final class BankStories {

    static final Class<?>[] ALL = {
        WithdrawTest.class,
        MintTest.class,
        DepositTest.class,
        BankTest.class,
        AccountTest.class,
        BankingSystemTest.class
    };

    private BankStories() {}

    @Singular
    static class BankingSystemTest {

        private BankingSystem bs;

        @BeforeEach
        void setUp() {
            Log.add("BankingSystem sets up");
            bs = new BankingSystem();
        }

        @Test
        @Safe
        void isEmpty() {
            assertEquals(0, bs.banks.size());
            assertEquals(0, bs.mints.size());
        }
    }

    @FixtureSetup(BankingSystemTest.class)
    static class BankTest {

        @Fixture
        private BankingSystem bs;

        private Bank hsbc;

        @BeforeEach
        void setUp() {
            Log.add("Bank sets up");
            hsbc = bs.createBank();
        }

        @Test
        @Safe
        void hasNoAccounts() {
            assertEquals(0, hsbc.accounts.size());
            assertEquals(1, bs.banks.size());
        }
    }

    @FixtureSetup(BankTest.class)
    static class AccountTest {

        @Fixture
        private Bank hsbc;

        private Account jane;

        @BeforeEach
        void setUp() {
            Log.add("Account sets up");
            jane = hsbc.createAccount("Jane Doe");
        }

        @Test
        @Safe
        void startsEmpty() {
            assertEquals(0, jane.balance);
            assertEquals(1, hsbc.accounts.size());
        }
    }

    @FixtureSetup(BankingSystemTest.class)
    static class MintTest {

        @Fixture
        private BankingSystem bs;

        private Mint royal;

        @BeforeEach
        void setUp() {
            Log.add("Mint sets up");
            royal = bs.createMint();
        }

        @Test
        @Safe
        void issues() {
            assertEquals(1, royal.issue(1));
            assertEquals(1, bs.mints.size());
        }
    }

    @FixtureSetup({AccountTest.class, MintTest.class})
    static class DepositTest {

        @Fixture
        private Account jane;

        @Fixture
        private Mint royal;

        private int tenPounds;

        @BeforeEach
        void setUp() {
            Log.add("Deposit sets up");
            tenPounds = royal.issue(10);
            jane.deposit(tenPounds);
        }

        @Test
        @Safe
        void raisesTheBalance() {
            assertEquals(tenPounds, jane.balance);
        }
    }

    @FixtureSetup(DepositTest.class)
    static class WithdrawTest {

        @Fixture
        private Account jane;

        @Fixture
        private Mint royal;

        private int five;
        private int fifteen;

        @BeforeEach
        void five() {
            Log.add("Withdraw sets up five");
            assertEquals(15, fifteen, "in the order of their names");
            five = royal.issue(5);
        }

        @BeforeEach
        void fifteen() {
            Log.add("Withdraw sets up fifteen");
            assertNotNull(jane);
            fifteen = royal.issue(15);
        }

        @Test
        void lessThanBalance() {
            assertTrue(jane.withdraw(five));
            assertEquals(5, jane.balance);
        }

        @Test
        @Safe
        void moreThanBalance() {
            assertFalse(jane.withdraw(fifteen));
            assertEquals(10, jane.balance);
        }
    }
}
