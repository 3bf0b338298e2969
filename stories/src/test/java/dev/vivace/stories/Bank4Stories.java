package dev.vivace.stories;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import dev.vivace.stories.Bank.Account;
import dev.vivace.stories.Bank.BankingSystem;
import dev.vivace.stories.Bank.Mint;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Suite.SuiteClasses;

/** The paper's example on JUnit 4. */
public final class Bank4Stories {

    /** In an order that saves nothing by itself. */
    @RunWith(StorySuite.class)
    @SuiteClasses({
        WithdrawTest.class,
        MintTest.class,
        DepositTest.class,
        BankTest.class,
        AccountTest.class,
        BankingSystemTest.class
    })
    public static class All {}

    private Bank4Stories() {}

    @Singular
    public static class BankingSystemTest {

        private BankingSystem bs;

        @Before
        public void setUp() {
            Log.add("BankingSystem sets up");
            bs = new BankingSystem();
        }

        @Test
        @Safe
        public void isEmpty() {
            assertEquals(0, bs.banks.size());
            assertEquals(0, bs.mints.size());
        }
    }

    @FixtureSetup(BankingSystemTest.class)
    public static class BankTest {

        @Fixture
        private BankingSystem bs;

        private Bank hsbc;

        @Before
        public void setUp() {
            Log.add("Bank sets up");
            hsbc = bs.createBank();
        }

        @Test
        @Safe
        public void hasNoAccounts() {
            assertEquals(0, hsbc.accounts.size());
            assertEquals(1, bs.banks.size());
        }
    }

    @FixtureSetup(BankTest.class)
    public static class AccountTest {

        @Fixture
        private Bank hsbc;

        private Account jane;

        @Before
        public void setUp() {
            Log.add("Account sets up");
            jane = hsbc.createAccount("Jane Doe");
        }

        @Test
        @Safe
        public void startsEmpty() {
            assertEquals(0, jane.balance);
            assertEquals(1, hsbc.accounts.size());
        }
    }

    @FixtureSetup(BankingSystemTest.class)
    public static class MintTest {

        @Fixture
        private BankingSystem bs;

        private Mint royal;

        @Before
        public void setUp() {
            Log.add("Mint sets up");
            royal = bs.createMint();
        }

        @Test
        @Safe
        public void issues() {
            assertEquals(1, royal.issue(1));
            assertEquals(1, bs.mints.size());
        }
    }

    @FixtureSetup({AccountTest.class, MintTest.class})
    public static class DepositTest {

        @Fixture
        private Account jane;

        @Fixture
        private Mint royal;

        private int tenPounds;

        @Before
        public void setUp() {
            Log.add("Deposit sets up");
            tenPounds = royal.issue(10);
            jane.deposit(tenPounds);
        }

        @Test
        @Safe
        public void raisesTheBalance() {
            assertEquals(tenPounds, jane.balance);
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(DepositTest.class)
    public static class WithdrawTest {

        @Fixture
        private Account jane;

        @Fixture
        private Mint royal;

        private int five;
        private int fifteen;

        @Before
        public void five() {
            Log.add("Withdraw sets up five");
            assertEquals("in the order of their names", 15, fifteen);
            five = royal.issue(5);
        }

        @Before
        public void fifteen() {
            Log.add("Withdraw sets up fifteen");
            assertNotNull(jane);
            fifteen = royal.issue(15);
        }

        @Test
        public void lessThanBalance() {
            assertTrue(jane.withdraw(five));
            assertEquals(5, jane.balance);
        }

        @Test
        @Safe
        public void moreThanBalance() {
            assertFalse(jane.withdraw(fifteen));
            assertEquals(10, jane.balance);
        }
    }
}
