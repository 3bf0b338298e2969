package dev.vivace.benchmarks.stories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the three shapes of stories have in common: the two classes at their roots, and what a step is. */
final class ShopTests {

    /** So many requests that a set-up lasts longer than loading and compiling the classes that it needs. */
    private static final int ROWS = 2_500;

    private ShopTests() {}

    /** The roots, and behind them the steps of a shape. */
    static List<Class<?>> with(Class<?>... steps) {
        return Stream.concat(Stream.of(DatabaseTest.class, ServerTest.class), Stream.of(steps))
                .toList();
    }

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

        @ParameterizedTest
        @ValueSource(strings = {"customers", "products", "orders", "payments"})
        void isEmpty(String table) throws SQLException {
            assertEquals(0, shop.count(table));
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

        @ParameterizedTest
        @ValueSource(strings = {"customers", "products", "orders", "payments"})
        void counts(String table) throws Exception {
            assertEquals(0, visitor.count(table));
        }
    }

    /** Adds to the table that has its name over HTTP, and looks at it in four ways. */
    @Safe
    @Singular
    abstract static class Step {

        @Fixture
        Visitor visitor;

        private final String table = getClass().getSimpleName().toLowerCase(Locale.ROOT);

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
        void refusesARowThatIsThere() {
            assertThrows(IOException.class, () -> visitor.add(table, 1));
        }
    }
}
