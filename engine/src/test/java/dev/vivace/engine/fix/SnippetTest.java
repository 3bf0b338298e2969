package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnippetTest {

    @TempDir
    private Path root;

    private SourceTree tree;

    @BeforeEach
    void writeVictim() {
        tree = new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        "package shop;\n\npublic class CartTest {\n    @org.junit.Test public void starts() {}\n}\n");
    }

    @Test
    void countsEachOfSeveralStatementsThatOnlyHelpTogether() {
        String both = "System.clearProperty(\"host\");\nSystem.clearProperty(\"port\");";
        Piece together = new Piece(both, Optional.empty(), Set.of(), Set.of(), Set.of(), true);
        Piece choice = new Piece("if (a)\n  b();\nelse\n  c();", Optional.empty(), Set.of(), Set.of(), Set.of(), true);

        assertThat(Snippet.of(List.of(together)).count()).isEqualTo(2);
        assertThat(Snippet.of(List.of(choice)).count()).isEqualTo(1);
    }

    @Test
    void callsWithoutAVariableWhereNobodyLooksAtTheResult() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import java.util.Calendar;
                import org.junit.Test;

                public class StockTest {
                    @Test public void fills() {
                        Calendar unused = Calendar
                            .getInstance();
                        boolean gone = System.getProperties()
                            .isEmpty();
                        int count = 1;
                    }
                }
                """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements())
                .extracting(text -> text.replaceAll("\\s+\\.", "."))
                .containsExactly("Calendar.getInstance();", "System.getProperties().isEmpty();", "int count = 1;");
    }

    @Test
    void takesWhatAClassDoesOnceForAllOfItsTests() {
        tree.with(
                "shop/StockTest.java",
                """
                package shop;

                import org.junit.AfterClass;
                import org.junit.Before;
                import org.junit.BeforeClass;
                import org.junit.Test;

                public class StockTest {
                    @BeforeClass public static void open() { System.setProperty("a", "1"); }
                    @Before public void up() { System.setProperty("b", "2"); }
                    @Test public void fills() { System.setProperty("c", "3"); }
                    @AfterClass public static void close() { System.clearProperty("a"); }
                }
                """);

        assertThat(tree.classFixtures("shop.StockTest#fills"))
                .extracting(Piece::text)
                .containsExactly("System.clearProperty(\"a\");", "System.setProperty(\"a\", \"1\");");
    }
}
