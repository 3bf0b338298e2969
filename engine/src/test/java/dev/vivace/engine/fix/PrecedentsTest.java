package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrecedentsTest {

    private static final Finding VICTIM = new Finding(
            TestId.parse("shop.CartTest#starts"),
            Finding.Kind.VICTIM,
            1,
            TestOrder.of("shop.CartTest#starts"),
            TestOrder.of("shop.PolluterTest#changes", "shop.CartTest#starts"),
            new Failure("E", Optional.empty(), ""));

    private static final TestCatalog CATALOG = new ScriptedRunner()
            .with("shop.CartTest#starts")
            .with("shop.GuestTest#visits")
            .with("shop.GuestTest#leaves")
            .with("shop.OtherTest#runs")
            .with("shop.PolluterTest#changes")
            .catalog();

    @TempDir
    private Path root;

    @Test
    void areWhatOthersDoWithTheClassThatLeaksThoughTheyUndoIt() {
        SourceTree tree = tree();

        assertThat(pieces(tree, new Leak(Leak.STATIC_FIELD, "java.util.Locale.defaultLocale", "en", "de")))
                .filteredOn(Piece::usable)
                .filteredOn(piece -> !piece.isOnlyDeclaration())
                .extracting(Piece::code)
                .containsExactly(
                        "previous = Locale.getDefault();",
                        "Locale.setDefault(Locale.UK);",
                        "Locale.setDefault(previous);");
    }

    @Test
    void areNoneWhereNobodyElseNamesTheClass() {
        SourceTree tree = tree();

        assertThat(precedents(tree, new Leak(Leak.STATIC_FIELD, "java.util.Currency.instances", "0", "1")))
                .isEmpty();
        assertThat(precedents(tree, new Leak(Leak.SYSTEM_PROPERTY, "java.util.Locale.x", "0", "1")))
                .isEmpty();
    }

    private static List<Piece> pieces(SourceTree tree, Leak leak) {
        return precedents(tree, leak)
                .orElseThrow()
                .code(tree.sources())
                .pieces()
                .apply(tree.method("shop.CartTest#starts").owner());
    }

    private static Optional<Precedents> precedents(SourceTree tree, Leak leak) {
        Diagnosis diagnosis = new Diagnosis(List.of(), List.of(), Optional.of(leak), Diagnosis.NONE.times());
        return Precedents.of(VICTIM, diagnosis, CATALOG, tree.sources());
    }

    private SourceTree tree() {
        return new SourceTree(root)
                .with("shop/CartTest.java", test("CartTest", "", "starts"))
                .with("shop/OtherTest.java", test("OtherTest", "", "runs"))
                .with("shop/PolluterTest.java", test("PolluterTest", "Locale.setDefault(Locale.GERMANY);", "changes"))
                .with(
                        "shop/GuestTest.java",
                        """
                        package shop;

                        import java.util.Locale;
                        import org.junit.After;
                        import org.junit.Before;
                        import org.junit.Test;

                        public class GuestTest {
                            private Locale previous;

                            @Before public void setUp() {
                                previous = Locale.getDefault();
                                Locale.setDefault(Locale.UK);
                                System.gc();
                            }

                            @Test public void visits() {}

                            @Test public void leaves() {}

                            @After public void tearDown() {
                                Locale.setDefault(previous);
                            }
                        }
                        """);
    }

    private static String test(String name, String body, String method) {
        return """
                package shop;

                import java.util.Locale;
                import org.junit.Test;

                public class %s {
                    @Test public void %s() { %s }
                }
                """
                .formatted(name, method, body);
    }
}
