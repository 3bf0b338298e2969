package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DisplayThreadTest {

    @Test
    void showsWhatItIsToldInThatSequence() {
        List<String> shown = new ArrayList<>();
        DisplayThread thread = new DisplayThread(Duration.ofMillis(1), () -> false);
        thread.send(() -> shown.add("left"));
        thread.show(() -> shown.add("shown"));

        assertThat(shown).containsExactly("left", "shown");
    }

    @Test
    void ticksAsLongAsSomethingIsBeingDone() throws InterruptedException {
        CountDownLatch ticks = new CountDownLatch(3);
        DisplayThread thread = new DisplayThread(Duration.ofMillis(1), () -> {
            ticks.countDown();
            return ticks.getCount() > 0;
        });
        thread.show(() -> {});

        assertThat(ticks.await(1, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void givesProblemsToThoseWhoWait() {
        DisplayThread thread = new DisplayThread(Duration.ofMillis(1), () -> false);

        assertThatThrownBy(() -> thread.show(() -> {
                    throw Problem.of("The disk is full");
                }))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("The disk is full");
    }
}
