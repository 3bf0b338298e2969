package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.ScriptedRunner;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TracesTest {

    private static final Finding VICTIM = new Finding(
            TestId.parse("B#victim"),
            Finding.Kind.VICTIM,
            1,
            TestOrder.of("B#victim"),
            TestOrder.of("A#pollutes", "B#victim"),
            new Failure("E", Optional.empty(), ""));

    @Test
    void areThoseOfAJvmThatCouldForgetWhateverElseThereIs() {
        ScriptedRunner forgetting = scripted()
                .leaving("A#pollutes", "a.Registry.count", "0", "1")
                .leaving("A#pollutes", "a.Other.count", "0", "1")
                .leaving("A#pollutes", "the default locale", "en", "de")
                .leaving("B#victim", "a.Registry.count", "0", "1");

        Traces traces =
                Traces.of(VICTIM, new OnlyResetTells(forgetting, scripted())).orElseThrow();

        assertThat(traces.shared()).containsExactly("a.Registry");
        assertThat(traces.left().changed()).containsExactly("the default locale");
    }

    @Test
    void areMissingWhereNoJvmTells() {
        assertThat(Traces.of(VICTIM, scripted())).isEmpty();
    }

    private static ScriptedRunner scripted() {
        return new ScriptedRunner().with("A#pollutes").with("B#victim");
    }

    /** As real ones: a JVM per order keeps no footprints. */
    private record OnlyResetTells(ScriptedRunner reset, ScriptedRunner others) implements Runners {

        @Override
        public OrderRunner with(Isolation isolation) {
            return isolation == Isolation.RESET ? reset : others;
        }

        @Override
        public OrderRunner with(Isolation isolation, Concurrency concurrency) {
            return with(isolation);
        }

        @Override
        public OrderRunner inNewJvm() {
            return others.inNewJvm();
        }

        @Override
        public Microscope microscope() {
            return reset;
        }

        @Override
        public void dismissIdle() {}

        @Override
        public Duration cpu(Isolation isolation) {
            return Duration.ZERO;
        }

        @Override
        public void close() {}
    }
}
