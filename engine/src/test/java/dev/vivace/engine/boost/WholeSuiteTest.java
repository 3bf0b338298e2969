package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WholeSuiteTest {

    private static final Path CHANGED = Path.of("changed");

    private final ScriptedRunner unchanged = new ScriptedRunner();
    private final ScriptedRunner changed = new ScriptedRunner();

    @Test
    void namesATestThatEndsDifferentlyEachTime() {
        unchanged.with("a.ATest#one").with("a.ATest#two");
        changed.with("a.ATest#one").with("a.ATest#two", before -> Outcome.FAILED);

        assertThat(differing()).contains(TestId.parse("a.ATest#two"));
    }

    @Test
    void doesNotTakeOneFlakyTestForAnother() {
        AtomicInteger runs = new AtomicInteger();
        unchanged.with("a.ATest#one").with("a.ATest#two");
        changed.with("a.ATest#one", before -> runs.incrementAndGet() == 1 ? Outcome.FAILED : Outcome.PASSED)
                .with("a.ATest#two", before -> runs.get() == 2 ? Outcome.FAILED : Outcome.PASSED);

        assertThat(differing()).isEmpty();
        assertThat(runs).hasValue(2);
    }

    @Test
    void doesNotBlameAChangeWhereATestWasRedByChanceWithoutIt() {
        AtomicInteger runs = new AtomicInteger();
        unchanged.with("a.ATest#one", before -> runs.incrementAndGet() == 1 ? Outcome.FAILED : Outcome.PASSED);
        changed.with("a.ATest#one");

        assertThat(differing()).isEmpty();
    }

    @Test
    void clearsNoTestThatDoesNotRunAgain() {
        AtomicInteger runs = new AtomicInteger();
        unchanged
                .with("a.ATest#one", before -> runs.incrementAndGet() == 1 ? Outcome.PASSED : Outcome.CRASHED)
                .with("a.ATest#two");
        changed.with("a.ATest#one").with("a.ATest#two", before -> Outcome.FAILED);

        assertThat(differing()).contains(TestId.parse("a.ATest#two"));
    }

    private Optional<TestId> differing() {
        return WholeSuite.unchanged(unchanged.catalog(), new Bench(unchanged, changed))
                .differing(CHANGED);
    }

    /** The same tests, without and with a change. */
    private record Bench(ScriptedRunner unchanged, ScriptedRunner changed) implements TestBench {

        @Override
        public Runners open(List<String> testClasses, Optional<Path> classes, List<String> jvmArguments) {
            return classes.isPresent() ? changed : unchanged;
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
