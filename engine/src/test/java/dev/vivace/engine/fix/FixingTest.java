package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.ScriptedRunner;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.TestSources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a finding to a patch, or the reason why there is none, without JVMs. */
class FixingTest {

    private static final TestId POLLUTER = TestId.parse("shop.StockTest#fills");
    private static final Finding VICTIM = new Finding(
            TestId.parse("shop.CartTest#starts"),
            Finding.Kind.VICTIM,
            1,
            TestOrder.of("shop.CartTest#starts"),
            TestOrder.of("shop.StockTest#fills", "shop.CartTest#starts"),
            new Failure("E", Optional.empty(), ""));

    private static final TestId SETTER = TestId.parse("shop.DeskTest#opens");
    private static final TestId BRITTLE = TestId.parse("shop.DeskTest#reads");

    private static final TestId FREED = TestId.parse("shop.ShelfTest#frees");
    private static final TestId COUNTED = TestId.parse("shop.StockTest#counts");

    @TempDir
    private Path root;

    @Test
    void tellsWhyWhatAClassOffersWasRefused() {
        ScriptedRunner unchanged = suite(() -> false, false)
                .leaving("shop.StockTest#fills", "java.util.ResourceBundle.cache", "1", "2")
                .leaving("shop.CartTest#starts", "java.util.ResourceBundle.cache", "1", "2");
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {
            Fixing fixing = fixing(
                    compiler,
                    unchanged,
                    FixingTest::changed,
                    new FixSettings(Isolation.RESET, 2, 2, 7, 20, PatchPlace.AUTO));

            Attempt attempt = fixing.fix(VICTIM, Diagnosis.NONE);

            assertThat(attempt.patch()).isEmpty();
            assertThat(attempt.reason())
                    .isEqualTo("with the patch, other verdicts in natural order: shop.TillTest#opens");
        }
    }

    @Test
    void tellsWhichHelpersCannotHelpFromElsewhere() {
        ScriptedRunner unchanged = suite(() -> false, false);
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {
            Fixing fixing = fixing(
                    compiler,
                    unchanged,
                    classes -> unchanged,
                    new FixSettings(Isolation.RESET, 1, 1, 7, 2, PatchPlace.AUTO));
            Diagnosis.Polluter polluter =
                    new Diagnosis.Polluter(List.of(POLLUTER), List.of(List.of(FREED), List.of(COUNTED)), false);
            Diagnosis diagnosis = new Diagnosis(List.of(polluter), List.of(), Optional.empty(), Diagnosis.NONE.times());

            assertThat(fixing.fix(VICTIM, diagnosis).reason())
                    .isEqualTo("statements of shop.StockTest#counts were tried and do not help; "
                            + "no statement of shop.ShelfTest#frees can stand elsewhere");
        }
    }

    private Fixing fixing(JavaCompilation compiler, ScriptedRunner unchanged, Workbench changed, FixSettings settings) {
        return new Fixing(
                List.of(VICTIM),
                unchanged.catalog(),
                Set.of(),
                sources(),
                compiler,
                unchanged,
                changed,
                settings,
                root.resolve("scratch"),
                sentence -> {},
                () -> false);
    }

    @Test
    void undoesFirstWhatCannotBePreparedTwice() {
        Finding brittle = new Finding(
                BRITTLE,
                Finding.Kind.BRITTLE,
                1,
                TestOrder.of("shop.DeskTest#opens", "shop.DeskTest#reads"),
                TestOrder.of("shop.DeskTest#reads"),
                new Failure("E", Optional.empty(), ""));
        ScriptedRunner unchanged = desk(() -> "00");
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {
            Fixing fixing = new Fixing(
                    List.of(brittle),
                    unchanged.catalog(),
                    Set.of(),
                    deskSources(),
                    compiler,
                    unchanged,
                    classes -> desk(() -> switchesOf(classes)),
                    new FixSettings(Isolation.RESET, 1, 1, 7, 2, PatchPlace.AUTO),
                    root.resolve("scratch"),
                    sentence -> {},
                    () -> false);
            Diagnosis diagnosis =
                    new Diagnosis(List.of(), List.of(List.of(SETTER)), Optional.empty(), Diagnosis.NONE.times());

            assertThat(fixing.fix(brittle, diagnosis).patch().orElseThrow().code())
                    .containsExactly("System.clearProperty(\"open\");", "System.setProperty(\"open\", \"1\");");
        }
    }

    /** Which statements are on: the one that undoes and the one that prepares; where they are written, both. */
    private static String switchesOf(Path classes) {
        Path switches = classes.resolveSibling("switches.txt");
        try {
            return Files.exists(switches) ? (Files.readString(switches) + "00").substring(0, 2) : "11";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A test that cannot be prepared twice, and not by one statement where the other one is off. */
    private static ScriptedRunner desk(Supplier<String> on) {
        return new ScriptedRunner()
                .with(SETTER.toString())
                .with("shop.DeskTest#closes")
                .with(BRITTLE.toString(), before -> {
                    boolean isOpen =
                            before.lastIndexOf(SETTER) > before.lastIndexOf(TestId.parse("shop.DeskTest#closes"));
                    return switch (on.get()) {
                        case "00" -> red(!isOpen);
                        case "01" -> red(isOpen);
                        case "10" -> red(true);
                        default -> red(false);
                    };
                });
    }

    private TestSources deskSources() {
        return new SourceTree(root.resolve("sources"))
                .with(
                        "shop/DeskTest.java",
                        """
                        package shop;

                        import org.junit.Test;

                        public class DeskTest {
                            @Test public void opens() { System.setProperty("open", "1"); }
                            @Test public void closes() { System.clearProperty("open"); }
                            @Test public void reads() {}
                        }
                        """)
                .sources();
    }

    /** A statement that is turned on helps; once it is written down, it breaks another test. */
    private static ScriptedRunner changed(Path classes) {
        Path switches = classes.resolveSibling("switches.txt");
        return Files.exists(switches) ? suite(() -> isAnyOn(switches), false) : suite(() -> true, true);
    }

    private static boolean isAnyOn(Path switches) {
        try {
            return Files.readString(switches).contains("1");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ScriptedRunner suite(BooleanSupplier victimIsCured, boolean otherIsBroken) {
        return new ScriptedRunner()
                .with(POLLUTER.toString())
                .with("shop.CartTest#starts", before -> red(!victimIsCured.getAsBoolean() && before.contains(POLLUTER)))
                .with("shop.TillTest#opens", before -> red(otherIsBroken));
    }

    private static Outcome red(boolean isRed) {
        return isRed ? Outcome.FAILED : Outcome.PASSED;
    }

    private TestSources sources() {
        return new SourceTree(root.resolve("sources"))
                .with(
                        "shop/CartTest.java",
                        "package shop;\n\npublic class CartTest {\n    @org.junit.Test public void starts() {}\n}\n")
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        public class StockTest {
                            @org.junit.Test public void fills() {}
                            @org.junit.Test public void counts() { System.gc(); }
                        }
                        """)
                .with(
                        "shop/ShelfTest.java",
                        """
                        package shop;

                        public class ShelfTest {
                            @org.junit.Test public void frees() { free(); }
                            private void free() {}
                        }
                        """)
                .sources();
    }
}
