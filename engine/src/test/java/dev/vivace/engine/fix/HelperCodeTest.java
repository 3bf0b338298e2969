package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HelperCodeTest {

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

                        import org.junit.Test;

                        public class CartTest {
                            @Test public void starts() {}
                        }
                        """);
    }

    @Test
    void takesSetUpBodyAndTearDownInTheSequenceOfTheFramework() {
        tree.with(
                        "shop/Base.java",
                        """
                        package shop;

                        import org.junit.After;
                        import org.junit.Before;

                        public abstract class Base {
                            @Before public void outer() { System.setProperty("a", "1"); }
                            @After public void last() { System.setProperty("e", "5"); }
                        }
                        """)
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        import org.junit.After;
                        import org.junit.Before;
                        import org.junit.Test;

                        public class StockTest extends Base {
                            @After public void down() { System.setProperty("d", "4"); }
                            @Test public void fills() { System.setProperty("c", "3"); }
                            @Before public void up() { System.setProperty("b", "2"); }
                        }
                        """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::text)
                .containsExactly(
                        "System.setProperty(\"a\", \"1\");",
                        "System.setProperty(\"b\", \"2\");",
                        "System.setProperty(\"c\", \"3\");",
                        "System.setProperty(\"d\", \"4\");",
                        "System.setProperty(\"e\", \"5\");");
    }

    @Test
    void turnsFieldsOfAnotherClassIntoTheirValues() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import java.util.Calendar;
                import org.junit.Before;
                import org.junit.Test;

                public class StockTest {
                    private Calendar calendar;
                    @Before public void up() { calendar = Calendar.getInstance(); }
                    @Test public void fills() { this.calendar.clear(); }
                }
                """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements()).containsExactly("Calendar.getInstance().clear();");
        assertThat(snippet.imports()).containsExactly("java.util.Calendar");
        assertThat(snippet.declared()).isEmpty();
    }

    @Test
    void keepsAVariableThatIsUsedTwice() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() {
                        StringBuilder text = new StringBuilder();
                        text.append(1);
                        text.reverse();
                    }
                }
                """);

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").statements())
                .containsExactly("StringBuilder text = new StringBuilder();", "text.append(1);", "text.reverse();");
    }

    @Test
    void looksIntoAssertionsForWhatTheyCall() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import static org.junit.Assert.assertEquals;

                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() { assertEquals("1", System.clearProperty("a")); }
                }
                """);

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").statements())
                .containsExactly("System.clearProperty(\"a\");");
    }

    @Test
    void namesTheClassOfWhatWasImportedStatically() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import static java.util.Locale.setDefault;

                import java.util.Locale;
                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() { setDefault(Locale.ROOT); }
                }
                """);

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").statements())
                .containsExactly("Locale.setDefault(Locale.ROOT);");
    }

    @Test
    void cannotUseWhatNeedsTheTestItself() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() { fill(); System.out.println(this); }
                    private void fill() {}
                }
                """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::usable)
                .containsExactly(false, false);
    }

    @Test
    void cannotUseWhatWouldEndTheTestOrDoesNothingButAssert() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import static org.junit.Assert.assertTrue;

                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() {
                        if (System.getenv().isEmpty()) { System.gc(); return; }
                        for (int i = 0; i < 3; i++) { assertTrue(i < 3); }
                        assert true;
                        new Thread(() -> { return; });
                    }
                }
                """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::usable)
                .containsExactly(false, false, false, true);
    }

    @Test
    void tellsWhichCheckedExceptionsItThrows() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() throws Exception { Thread.sleep(1); Integer.parseInt("1"); }
                }
                """);

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").thrown())
                .containsExactly("java.lang.InterruptedException");
    }

    @Test
    void takesAnInheritedFixtureOfJUnit3WhereItIsCalled() {
        tree.with(
                        "shop/Base.java",
                        """
                        package shop;

                        public abstract class Base extends junit.framework.TestCase {
                            protected void setUp() throws Exception { super.setUp(); System.setProperty("b", "2"); }
                            protected void tearDown() { System.setProperty("x", "never"); }
                        }
                        """)
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        public class StockTest extends Base {
                            public void testFills() { System.setProperty("c", "3"); }
                            protected void tearDown() { System.setProperty("d", "4"); }
                            protected void setUp() throws Exception {
                                System.setProperty("a", "1");
                                super.setUp();
                            }
                        }
                        """);

        assertThat(tree.pieces("shop.StockTest#testFills", "shop.CartTest#starts"))
                .filteredOn(Piece::usable)
                .extracting(Piece::text)
                .containsExactly(
                        "System.setProperty(\"a\", \"1\");",
                        "System.setProperty(\"b\", \"2\");",
                        "System.setProperty(\"c\", \"3\");",
                        "System.setProperty(\"d\", \"4\");");
    }

    @Test
    void takesOnlyFixturesThatTheRunnerOfATestCaseCalls() {
        String members =
                """
                    @org.junit.Before public void up() { System.setProperty("a", "4"); }
                    protected void setUp() { System.setProperty("a", "3"); }
                    @org.junit.Test public void testFills() { System.setProperty("b", "5"); }
                }
                """;
        tree.with(
                        "shop/OldTest.java",
                        "package shop; public class OldTest extends junit.framework.TestCase {\n" + members)
                .with(
                        "shop/NewTest.java",
                        "package shop; @org.junit.runner.RunWith(org.junit.runners.JUnit4.class)\n"
                                + "public class NewTest extends OldTest {}");

        assertThat(tree.pieces("shop.OldTest#testFills", "shop.CartTest#starts"))
                .extracting(Piece::text)
                .containsExactly("System.setProperty(\"a\", \"3\");", "System.setProperty(\"b\", \"5\");");
        assertThat(tree.pieces("shop.NewTest#testFills", "shop.CartTest#starts"))
                .extracting(Piece::text)
                .containsExactly("System.setProperty(\"a\", \"4\");", "System.setProperty(\"b\", \"5\");");
    }

    @Test
    void catchesWhatTheTestExpects() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.junit.After;
                import org.junit.Test;

                public class StockTest {
                    private StringBuilder text;
                    @Test(expected = java.io.IOException.class) public void fills() throws Exception {
                        text = new StringBuilder();
                        System.in.read();
                    }
                    @After public void down() { text.append(1); }
                }
                """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements())
                .containsExactly(
                        "StringBuilder text = null;",
                        """
                        try {
                            text = new StringBuilder();
                            System.in.read();
                        } catch (IOException expected) {
                            // What was done until then is what counts.
                        }""",
                        "text.append(1);");
        assertThat(snippet.count()).isEqualTo(4);
        assertThat(snippet.imports()).containsExactly("java.io.IOException");
        assertThat(snippet.thrown()).isEmpty();
    }

    @Test
    void catchesAllThatATestExpectsButNeverEverything() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.testng.annotations.Test;

                public class StockTest {
                    @Test(expectedExceptions = {IllegalStateException.class, NumberFormatException.class,
                            IllegalArgumentException.class})
                    public void fills() { int expected = 3; Integer.parseInt("x"); }
                    @Test(expectedExceptions = Throwable.class)
                    public void breaks() { Integer.parseInt("y"); }
                }
                """);

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").statements())
                .singleElement()
                .asString()
                .contains("} catch (IllegalStateException | IllegalArgumentException expected2) {");
        assertThat(tree.snippet("shop.StockTest#breaks", "shop.CartTest#starts").statements())
                .containsExactly("Integer.parseInt(\"y\");");
    }

    @Test
    void catchesOnlyWhatCanBeNamedWhereTheStatementsGo() {
        tree.with(
                "store/StockTest.java",
                """
                package store;

                import org.junit.Test;

                public class StockTest {
                    @Test(expected = Full.class) public void fills() { System.setProperty("a", "1"); }
                    @Test(expected = Shelf.Broken.class) public void breaks() { System.setProperty("b", "1"); }
                    @Test(expected = Empty.class) public void empties() { System.setProperty("c", "1"); }
                    public static class Empty extends RuntimeException {}
                }
                class Full extends RuntimeException {}
                class Shelf { public static class Broken extends RuntimeException {} }
                """);

        assertThat(tree.snippet("store.StockTest#fills", "shop.CartTest#starts").statements())
                .containsExactly("System.setProperty(\"a\", \"1\");");
        assertThat(tree.snippet("store.StockTest#breaks", "shop.CartTest#starts")
                        .statements())
                .containsExactly("System.setProperty(\"b\", \"1\");");
        assertThat(tree.snippet("store.StockTest#empties", "shop.CartTest#starts")
                        .statements())
                .singleElement()
                .asString()
                .contains("} catch (Empty expected) {");
    }

    @Test
    void catchesNoCheckedExceptionThatNothingThrows() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.testng.annotations.Test;

                public class StockTest {
                    @Test(expectedExceptions = {java.io.IOException.class, java.sql.SQLException.class,
                            IllegalStateException.class})
                    public void fills() throws Exception { new java.io.FileReader("x"); }
                }
                """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements())
                .singleElement()
                .asString()
                .contains("} catch (IOException | IllegalStateException expected) {");
        assertThat(snippet.imports()).contains("java.io.IOException").doesNotContain("java.sql.SQLException");
        assertThat(snippet.thrown()).isEmpty();
    }

    @Test
    void importsOnlyOneOfTwoExceptionsWithTheSameName() {
        tree.with("store/Full.java", "package store; public class Full extends RuntimeException {}")
                .with("depot/Full.java", "package depot; public class Full extends RuntimeException {}")
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        import org.testng.annotations.Test;

                        public class StockTest {
                            @Test(expectedExceptions = {store.Full.class, depot.Full.class})
                            public void fills() { System.gc(); }
                        }
                        """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements()).singleElement().asString().contains("} catch (Full | depot.Full expected) {");
        assertThat(snippet.imports()).containsExactly("store.Full");
    }
}
