package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class TimeLimitTest {

    @Test
    void whatEndsInTimeTellsItsResult() {
        assertThat(TimeLimit.none().run(() -> 1)).hasValue(1);
        assertThat(TimeLimit.of(Duration.ofHours(1), Duration.ofHours(1)).run(() -> 0))
                .hasValue(0);
    }

    @Test
    void whatDoesNotEndIsInterrupted() {
        AtomicBoolean interrupted = new AtomicBoolean();

        assertThat(TimeLimit.of(Duration.ofMillis(1), Duration.ofHours(1)).run(() -> waitFor(interrupted)))
                .isEmpty();
        assertThat(interrupted).isTrue();
    }

    @Test
    void whereNoTimeIsLeftNothingIsWaitedFor() {
        AtomicBoolean interrupted = new AtomicBoolean();

        assertThat(TimeLimit.of(Duration.ofHours(1), Duration.ZERO).run(() -> waitFor(interrupted)))
                .isEmpty();
        assertThat(interrupted).isTrue();
    }

    /** For ever, unless somebody interrupts it. */
    private static int waitFor(AtomicBoolean interrupted) {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            interrupted.set(true);
        }
        return 0;
    }
}
