package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixtureCallTest {

    @TempDir
    private Path root;

    private SourceTree tree;

    @BeforeEach
    void writeVictim() {
        tree = new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest {
                            @org.junit.Test public void starts() {}
                        }
                        """);
    }

    @Test
    void callsAFixtureThatUsesMethodsOfItsOwnOnANewObject() {
        tree.with(
                        "store/Base.java",
                        """
                        package store;

                        import org.junit.Before;

                        public abstract class Base {
                            @Before public final void open() throws java.io.IOException { fill(goods()); }
                            @Before public void plain() { System.gc(); }
                            protected void fill(String goods) throws java.io.IOException {}
                            protected abstract String goods();
                        }
                        """)
                .with(
                        "store/StockTest.java",
                        """
                        package store;

                        import org.junit.Test;

                        public class StockTest extends Base {
                            @Test public void fills() {}
                            @Override protected String goods() { return "bread"; }
                        }
                        """);

        assertThat(tree.pieces("store.StockTest#fills", "shop.CartTest#starts"))
                .filteredOn(Piece::usable)
                .satisfiesExactly(
                        call -> {
                            assertThat(call.text()).isEqualTo("new StockTest().open();");
                            assertThat(call.imports()).containsExactly("store.StockTest");
                            assertThat(call.thrown())
                                    .extracting(ExceptionType::name)
                                    .containsExactly("java.io.IOException");
                        },
                        plain -> assertThat(plain.text()).isEqualTo("System.gc();"));
    }

    @Test
    void callsNoFixtureThatIsOutOfReach() {
        tree.with(
                        "store/StockTest.java",
                        """
                        package store;

                        public class StockTest extends junit.framework.TestCase {
                            protected void setUp() { fill(); }
                            public void testFills() {}
                            private void fill() {}
                        }
                        """)
                .with(
                        "store/ShelfTest.java",
                        """
                        package store;

                        public class ShelfTest {
                            public ShelfTest(int boards) {}
                            @org.junit.BeforeClass public static void open() { fill(); }
                            @org.junit.Before public void mount() { fix(); }
                            @org.junit.Test public void stands() {}
                            private static void fill() {}
                            private void fix() {}
                        }
                        """);

        assertThat(tree.pieces("store.StockTest#testFills", "shop.CartTest#starts"))
                .noneMatch(Piece::usable);
        assertThat(tree.pieces("store.ShelfTest#stands", "shop.CartTest#starts"))
                .filteredOn(Piece::usable)
                .extracting(Piece::text)
                .containsExactly("ShelfTest.open();");
    }
}
