package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.source.JavaCompilation;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statements behind switches, as javac and a JVM understand them. */
class TrialTest {

    @TempDir
    private Path root;

    @Test
    void catchesWhatAHelperExpectsWhereThatIsTurnedOn() throws Exception {
        SourceTree tree = new SourceTree(root.resolve("sources"))
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest {
                            @org.junit.Test public void starts() {}
                        }
                        """)
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        public class StockTest {
                            @org.junit.Test(expected = IllegalArgumentException.class) public void fills() {
                                int some = Integer.parseInt("x");
                                System.out.println(some);
                            }
                            @org.junit.After public void empty() { Integer.parseInt("1"); }
                        }
                        """);
        List<Piece> pieces = tree.pieces("shop.StockTest#fills", "shop.CartTest#starts");
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {
            Trial trial = Trial.compile(
                            Place.Kind.TEST, tree.method("shop.CartTest#starts"), pieces, compiler::compile, root)
                    .orElseThrow();

            assertThat(trial.usable()).containsExactly(0, 1, 2, 3);
            trial.turnOn(Set.of(1, 2));
            assertThatThrownBy(this::run).hasCauseInstanceOf(NumberFormatException.class);
            trial.turnOn(Set.of(0, 1, 2, 3));
            assertThatCode(this::run).doesNotThrowAnyException();
        }
    }

    @Test
    void leavesOutACatchThatDoesNotCompileAndNothingElse() {
        SourceTree tree = new SourceTree(root.resolve("sources"))
                .with(
                        "shop/CartTest.java",
                        "package shop; public class CartTest { @org.junit.Test public void starts() {} }");
        Expectation unknown = new Expectation(
                List.of(new Expectation.Caught(new ExceptionType("Unknown", Set.of()), "Unknown", false)),
                "expected",
                "");
        Piece innocent = new Piece("System.gc();", Optional.empty(), Set.of(), Set.of(), Set.of(), true)
                .expecting(Optional.of(unknown));
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {

            assertThat(Trial.compile(
                            Place.Kind.TEST,
                            tree.method("shop.CartTest#starts"),
                            List.of(Piece.catching(unknown), innocent),
                            compiler::compile,
                            root))
                    .map(Trial::usable)
                    .contains(Set.of(1));
        }
    }

    private void run() throws Exception {
        URL[] classes = {root.resolve("classes").toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
            Class<?> type = loader.loadClass("shop.CartTest");
            type.getMethod("starts").invoke(type.getConstructor().newInstance());
        }
    }
}
