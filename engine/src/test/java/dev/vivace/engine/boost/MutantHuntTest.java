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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
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
        assertThat(loss("shop/Cart.java:5", () -> false)).contains(new Loss(faults, faults, 0));
    }

    @Test
    void looksForNoneWhereNoLineIsReached() throws IOException {
        assertThat(loss("shop/Cart.java:1", () -> false)).contains(new Loss(0, 0, 0));
    }

    @Test
    void comparesNothingWhereTimeIsOver() throws IOException {
        AtomicInteger questions = new AtomicInteger();

        assertThat(loss("shop/Cart.java:5", () -> true)).isEmpty();
        assertThat(loss("shop/Cart.java:5", () -> questions.getAndIncrement() > 0))
                .isEmpty();
    }

    @Test
    void comparesNothingWhereTestsDoNotEndEvenWithoutAFault() throws IOException {
        Bench lost = new Bench("shop.CartTest#adds", front -> Outcome.TIMED_OUT);
        Bench lostWithTheChange =
                new Bench("shop.CartTest#adds", front -> front.isPresent() ? Outcome.CRASHED : Outcome.PASSED);

        assertThat(loss("shop/Cart.java:5", () -> false, lost)).isEmpty();
        assertThat(loss("shop/Cart.java:5", () -> false, lostWithTheChange)).isEmpty();
    }

    @Test
    void countsNoTestThatIsRedWithTheChangeAlone() throws IOException {
        Bench red = new Bench(
                "shop.CartTest#adds",
                front -> front.filter(MutantHuntTest::looksAway).isPresent() ? Outcome.FAILED : Outcome.PASSED);

        assertThat(loss("shop/Cart.java:5", () -> false, red)).contains(new Loss(0, 0, 0));
    }

    private Optional<Loss> loss(String line, BooleanSupplier isOver) throws IOException {
        return loss(line, isOver, new Bench("shop.CartTest#adds", MutantHuntTest::noticing));
    }

    /** Red where a class of the program was replaced, unless it looks away. */
    private static Outcome noticing(Optional<Path> classes) {
        boolean notices = classes.filter(front -> Files.exists(front.resolve("shop/Cart.class")))
                .filter(front -> !looksAway(front))
                .isPresent();
        return notices ? Outcome.FAILED : Outcome.PASSED;
    }

    /** Whoever is changed looks away. */
    private static boolean looksAway(Path front) {
        return Files.exists(front.resolve("looks-away"));
    }

    private Optional<Loss> loss(String line, BooleanSupplier isOver, TestBench bench) throws IOException {
        Path changed = Files.createDirectories(root.resolve("changed"));
        Files.writeString(changed.resolve("looks-away"), "");
        Path scratch = Files.createTempDirectory(root, "mutants");
        return new MutantHunt(program, bench, Isolation.RESET, scratch)
                .loss(
                        new Comparison(
                                List.of("shop.CartTest"),
                                TestOrder.of("shop.CartTest#adds"),
                                Optional.empty(),
                                changed,
                                new ReachedLines(Set.of(line))),
                        isOver);
    }

    /** One test, and what becomes of it with classes in front of the program's. */
    private record Bench(String test, Function<Optional<Path>, Outcome> outcome) implements TestBench {

        @Override
        public Runners open(List<String> testClasses, Optional<Path> classes, List<String> jvmArguments) {
            return new ScriptedRunner().with(test, before -> outcome.apply(classes));
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
