package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of the blocks of a helper, before and after. */
class CompoundStatementsTest {

    @TempDir
    private Path root;

    @Test
    void takesTheStatementsOfATryAndOfItsFinallyAsIfTheyStoodInTheTest() {
        assertThat(
                        snippet(
                                """
                        try {
                            System.setProperty("a", "1");
                            assertEquals("1", System.getProperty("a"));
                            Thread.sleep(1);
                        } catch (InterruptedException e) {
                            System.setProperty("never", "1");
                            fail("Should not happen: " + e.getMessage());
                        } finally {
                            System.clearProperty("a");
                        }
                        """))
                .isEqualTo(
                        """
                        System.setProperty("a", "1");
                        System.getProperty("a");
                        Thread.sleep(1);
                        System.clearProperty("a");""");
    }

    @Test
    void throwsWhatIsNotCaughtAnyMore() {
        SourceTree tree = helper("try { Thread.sleep(1); } catch (InterruptedException e) { fail(); }");

        assertThat(tree.snippet("shop.StockTest#fills", "shop.CartTest#starts").thrown())
                .containsExactly("java.lang.InterruptedException");
    }

    @Test
    void expectsWhatTheTestCatchesAndIsContentWith() {
        assertThat(
                        snippet(
                                """
                        try {
                            System.setProperty("a", "1");
                            Integer.parseInt("x");
                        } catch (NumberFormatException e) {
                            assertEquals("x", e.getMessage());
                        } catch (IllegalStateException | ArithmeticException e) {
                        } catch (RuntimeException e) {
                            throw e;
                        } finally {
                            System.setProperty("b", "1");
                        }
                        """))
                .isEqualTo(
                        """
                        try {
                            System.setProperty("a", "1");
                            Integer.parseInt("x");
                        } catch (NumberFormatException | IllegalStateException | ArithmeticException expected) {
                            // What was done until then is what counts.
                        }
                        System.setProperty("b", "1");""");
    }

    @Test
    void expectsOnlyWhatTheOutermostTryCatches() {
        assertThat(
                        snippet(
                                """
                        try {
                            System.setProperty("a", "1");
                            try {
                                Integer.parseInt("x");
                            } catch (NumberFormatException e) {
                            }
                            System.setProperty("b", "1");
                        } catch (IllegalStateException e) {
                        }
                        """))
                .isEqualTo(
                        """
                        try {
                            System.setProperty("a", "1");
                            Integer.parseInt("x");
                            System.setProperty("b", "1");
                        } catch (IllegalStateException expected2) {
                            // What was done until then is what counts.
                        }""");
    }

    @Test
    void givesVariablesOfSeveralBlocksNamesOfTheirOwn() {
        assertThat(
                        snippet(
                                """
                        {
                            StringBuilder text = new StringBuilder("1");
                            text.append(text);
                        }
                        synchronized (this) {
                            StringBuilder text = new StringBuilder("2");
                            text.append(text);
                        }
                        try {
                            StringBuilder text = new StringBuilder("3");
                            text.append(text);
                        } finally {
                            StringBuilder text = new StringBuilder("4");
                            text.append(text);
                        }
                        for (String text : System.getProperties().stringPropertyNames()) {
                            System.clearProperty(text);
                        }
                        """))
                .isEqualTo(
                        """
                        StringBuilder text = new StringBuilder("1");
                        text.append(text);
                        StringBuilder text2 = new StringBuilder("2");
                        text2.append(text2);
                        StringBuilder text3 = new StringBuilder("3");
                        text3.append(text3);
                        StringBuilder text4 = new StringBuilder("4");
                        text4.append(text4);
                        for (String text5 : System.getProperties().stringPropertyNames()) {
                            System.clearProperty(text5);
                        }""");
    }

    @Test
    void takesOtherCompoundStatementsWithoutTheirAssertions() {
        assertThat(
                        snippet(
                                """
                        if (System.getenv().isEmpty()) {
                            assertEquals(1, 1);
                            System.setProperty("a", "1");
                            assertEquals(1, 2); // looks
                        } else assertEquals(1, 3);
                        for (int i = 0; i < 3; i++) { System.gc(); assertTrue(i < 3); assert i < 3; }
                        for (Object key : System.getProperties().keySet())
                            assertEquals(System.setProperty("b", "1"), System.setProperty("c", "1"));
                        switch (System.lineSeparator()) {
                            case "x":
                                System.setProperty("d", "1");
                                assertEquals(1, 4);
                                break;
                        }
                        try (java.io.StringReader reader = new java.io.StringReader("x")) {
                            assertTrue(reader.ready());
                            reader.read();
                        }
                        """))
                .isEqualTo(
                        """
                        if (System.getenv().isEmpty()) {
                            System.setProperty("a", "1");
                        } else {}
                        for (int i = 0; i < 3; i++) { System.gc(); }
                        for (Object key : System.getProperties().keySet())
                            { System.setProperty("b", "1"); System.setProperty("c", "1"); }
                        switch (System.lineSeparator()) {
                            case "x":
                                System.setProperty("d", "1");
                                break;
                        }
                        try (java.io.StringReader reader = new java.io.StringReader("x")) {
                            reader.ready();
                            reader.read();
                        }""");
    }

    @Test
    void keepsAVariableThatALoopUsesEachTime() {
        String body =
                """
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < 3; i++) {
                    text.append(i);
                }""";

        assertThat(snippet(body)).isEqualTo(body);
    }

    @Test
    void keepsAVariableThatOtherCodeUsesWheneverItIsCalled() {
        String body =
                """
                StringBuilder text = new StringBuilder();
                System.getProperties().keySet().forEach(key -> text.append(key));
                StringBuilder other = new StringBuilder();
                System.getProperties().keySet().forEach(new java.util.function.Consumer<Object>() {
                    @Override
                    public void accept(Object key) {
                        other.append(key);
                    }
                });""";

        assertThat(snippet(body)).isEqualTo(body);
    }

    @Test
    void needsNoVariableForWhatIsPassedOn() {
        assertThat(
                        snippet(
                                """
                        StringBuilder text = new StringBuilder();
                        System.out.append(new StringBuilder(text));
                        """))
                .isEqualTo("System.out.append(new StringBuilder(new StringBuilder()));");
    }

    @Test
    void removesWholeLinesWithAnyLineEnd() {
        assertThat(snippet(
                        """
                        for (int i = 0; i < 3; i++) {
                            assertTrue(i < 3);
                            System.gc();
                            assertTrue(i < 4); // looks
                        }
                        """
                                .replace("\n", "\r\n")))
                .isEqualTo(
                        """
                        for (int i = 0; i < 3; i++) {
                            System.gc();
                        }""");
    }

    @Test
    void removesAssertionsBehindEachOtherWithAnyLineEnd() {
        assertThat(snippet(
                        """
                        for (int i = 0; i < 3; i++) {
                            System.gc(); // works
                            assertTrue(i < 3); // looks
                            assertTrue(i < 4); // looks again
                            System.runFinalization();
                        }
                        """
                                .replace("\n", "\r\n")))
                .isEqualToNormalizingNewlines(
                        """
                        for (int i = 0; i < 3; i++) {
                            System.gc(); // works
                            System.runFinalization();
                        }""");
    }

    @Test
    void keepsTheMonitorThatWaitingAndWakingNeed() {
        String body = "synchronized (StockTest.class) { StockTest.class.notifyAll(); }";

        assertThat(snippet(body)).isEqualTo(body);
    }

    @Test
    void keepsACallWhoseLambdaAsserts() {
        assertThat(
                        snippet(
                                """
                        Object task = java.util.Optional.of("a").map(text -> { assertTrue(true); return text; });
                        System.getProperties().put("task", task);
                        """))
                .isEqualTo(
                        """
                        Object task = java.util.Optional.of("a").map(text -> { return text; });
                        System.getProperties().put("task", task);""");
    }

    @Test
    void cannotUseWhatDoesNothingButAssert() {
        SourceTree tree = helper(
                """
                if (System.getenv().isEmpty()) { assertEquals(1, 2); } else { fail(System.lineSeparator()); }
                for (int i = 0; i < 3; i++) assertTrue(i < 3);
                assert System.getenv().isEmpty();
                Runnable looking = () -> assertTrue(true);
                """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::usable)
                .containsExactly(false, false, false, false);
    }

    @Test
    void cannotUseWhatWouldGoOnWhereTheTestFails() {
        SourceTree tree = helper(
                """
                while (System.clearProperty("a") == null) {
                    if (System.nanoTime() > 1) fail("never");
                    Thread.sleep(10);
                }
                for (;;) {
                    try {
                        System.setProperty("a", "1");
                        break;
                    } catch (IllegalStateException e) {
                        fail();
                    }
                }
                new Thread(() -> { while (System.getenv().isEmpty()) { fail(); } }).start();
                """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::usable)
                .containsExactly(false, false, false);
    }

    @Test
    void cannotUseALoopThatAnAssertionMayEnd() {
        SourceTree tree = helper(
                """
                while (System.clearProperty("a") == null) { assertTrue(System.nanoTime() < 1); Thread.sleep(10); }
                do { assert System.nanoTime() < 1; Thread.sleep(10); } while (System.clearProperty("a") == null);
                for (java.util.Iterator<?> i = System.getenv().keySet().iterator(); i.hasNext(); ) {
                    System.gc();
                    assertTrue(i.next() != null);
                }
                """);

        assertThat(tree.pieces("shop.StockTest#fills", "shop.CartTest#starts"))
                .extracting(Piece::usable)
                .containsExactly(false, false, false);
    }

    private String snippet(String body) {
        List<String> statements = helper(body)
                .snippet("shop.StockTest#fills", "shop.CartTest#starts")
                .statements();
        return statements.stream().collect(Collectors.joining("\n"));
    }

    private SourceTree helper(String body) {
        return new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.Test;

                        public class CartTest {
                            @Test public void starts() {}
                        }
                        """)
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        import static org.junit.Assert.*;

                        import org.junit.Test;

                        public class StockTest {
                            @Test public void fills() throws Exception {
                        """
                                + body.indent(8).replace("\n", body.contains("\r\n") ? "\r\n" : "\n") + "    }\n}\n");
    }
}
