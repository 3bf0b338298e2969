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

    @TempDir
    private Path root;

    @Test
    void tellsWhyWhatAClassOffersWasRefused() {
        ScriptedRunner unchanged = suite(() -> false, false)
                .leaving("shop.StockTest#fills", "java.util.ResourceBundle.cache", "1", "2")
                .leaving("shop.CartTest#starts", "java.util.ResourceBundle.cache", "1", "2");
        try (JavaCompilation compiler =
                new JavaCompilation(Path.of(System.getProperty("java.home")), SourceTree.frameworks())) {
            Fixing fixing = new Fixing(
                    List.of(VICTIM),
                    unchanged.catalog(),
                    Set.of(),
                    sources(),
                    compiler,
                    unchanged,
                    FixingTest::changed,
                    new FixSettings(Isolation.RESET, 2, 2, 7, 20, PatchPlace.AUTO),
                    root.resolve("scratch"),
                    () -> false);

            Attempt attempt = fixing.fix(VICTIM, Diagnosis.NONE);

            assertThat(attempt.patch()).isEmpty();
            assertThat(attempt.reason())
                    .isEqualTo("with the patch, other verdicts in natural order: shop.TillTest#opens");
        }
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
                        "package shop;\n\npublic class StockTest {\n    @org.junit.Test public void fills() {}\n}\n")
                .sources();
    }
}
