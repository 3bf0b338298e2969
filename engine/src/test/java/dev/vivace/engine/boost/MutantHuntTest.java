package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.MutantHunt.Comparison;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantHuntTest {

    private static final String CART =
            """
            package shop;

            public class Cart {
                public static int sum(int one, int other) {
                    return one + other;
                }

                public static int difference(int one, int other) {
                    return one - other;
                }
            }
            """;

    @TempDir
    private Path root;

    private Program program;

    @BeforeEach
    void compile() {
        Path classes = new BoostSources(root).with("shop/Cart.java", CART).compile(List.of());
        program = new Program(List.of(classes), List.of(classes));
    }

    @Test
    void countsFaultsInReachedLinesThatTestsNoLongerNotice() throws IOException {
        int faults;
        try (Mutants mutants = Mutants.of(program)) {
            faults = mutants.in(Set.of("shop/Cart.java:5"), 1).size();
        }

        assertThat(faults).isPositive();
        assertThat(loss("shop/Cart.java:5", () -> false)).isEqualTo(new Loss(faults, faults, 0));
    }

    @Test
    void looksForNoneWhereNoLineIsReachedOrTimeIsOver() throws IOException {
        assertThat(loss("shop/Cart.java:1", () -> false)).isEqualTo(new Loss(0, 0, 0));
        assertThat(loss("shop/Cart.java:5", () -> true)).isEqualTo(new Loss(0, 0, 0));
    }

    /** Whoever is changed looks away. */
    private Loss loss(String line, BooleanSupplier isOver) throws IOException {
        Path changed = Files.createDirectories(root.resolve("changed"));
        Files.writeString(changed.resolve("looks-away"), "");
        MutantHunt hunt = new MutantHunt(program, new Bench(), Isolation.RESET, root.resolve("mutants"));
        return hunt.loss(
                new Comparison(
                        List.of("shop.CartTest"),
                        TestOrder.of("shop.CartTest#adds"),
                        Optional.empty(),
                        changed,
                        new ReachedLines(Set.of(line))),
                isOver);
    }

    /** A test that is red where a class of the program was replaced, unless it looks away. */
    private static final class Bench implements TestBench {

        @Override
        public Runners open(List<String> testClasses, Optional<Path> classes, List<String> jvmArguments) {
            boolean notices = classes.filter(front -> Files.exists(front.resolve("shop/Cart.class")))
                    .filter(front -> !Files.exists(front.resolve("looks-away")))
                    .isPresent();
            return new ScriptedRunner().with("shop.CartTest#adds", before -> notices ? Outcome.FAILED : Outcome.PASSED);
        }

        @Override
        public TestBench impatient(Duration longest) {
            return this;
        }

        @Override
        public Duration time(OrderRun run) {
            return Duration.ZERO;
        }
    }
}
