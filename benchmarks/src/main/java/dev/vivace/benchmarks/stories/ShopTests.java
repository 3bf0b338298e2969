package dev.vivace.benchmarks.stories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import java.io.IOException;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the three shapes of stories have in common: the two classes at their roots, and what a step is. */
final class ShopTests {

    /** So many requests that a set-up lasts longer than loading and compiling the classes that it needs. */
    private static final int ROWS = 4_000;

    private ShopTests() {}

    @Singular
    @Safe
    static class DatabaseTest {

        Shop shop;

        @BeforeEach
        void open() throws SQLException {
            shop = Shop.open();
        }

        @AfterEach
        void close() throws SQLException {
            shop.close();
        }

        @Test
        void hasNoCustomers() throws SQLException {
            assertEquals(0, shop.count("customers"));
        }

        @Test
        void hasNoProducts() throws SQLException {
            assertEquals(0, shop.count("products"));
        }

        @Test
        void hasNoOrders() throws SQLException {
            assertEquals(0, shop.count("orders"));
        }

        @Test
        void hasNoPayments() throws SQLException {
            assertEquals(0, shop.count("payments"));
        }
    }

    @Singular
    @FixtureSetup(DatabaseTest.class)
    @Safe
    static class ServerTest {

        @Fixture
        Shop shop;

        Visitor visitor;

        @BeforeEach
        void serve() throws IOException {
            visitor = shop.serve();
        }

        @Test
        void countsCustomers() throws Exception {
            assertEquals(0, visitor.count("customers"));
        }

        @Test
        void countsProducts() throws Exception {
            assertEquals(0, visitor.count("products"));
        }

        @Test
        void countsOrders() throws Exception {
            assertEquals(0, visitor.count("orders"));
        }

        @Test
        void countsPayments() throws Exception {
            assertEquals(0, visitor.count("payments"));
        }
    }

    /** Adds to one table over HTTP, and looks at it in four ways. */
    @Safe
    @Singular
    abstract static class Step {

        @Fixture
        Visitor visitor;

        private final String table;

        Step(String table) {
            this.table = table;
        }

        @BeforeEach
        void add() throws Exception {
            visitor.add(table, ROWS);
        }

        @Test
        void hasRows() throws Exception {
            assertEquals(ROWS, visitor.count(table));
        }

        @Test
        void answersTwiceTheSame() throws Exception {
            assertEquals(visitor.count(table), visitor.count(table));
        }

        @Test
        void leavesOthersAlone() throws Exception {
            for (String other : Shop.TABLES) {
                assertEquals(0, visitor.count(other) % ROWS);
            }
        }

        @Test
        void isAllThere() throws Exception {
            assertEquals(ROWS, visitor.count(table));
        }
    }
}
