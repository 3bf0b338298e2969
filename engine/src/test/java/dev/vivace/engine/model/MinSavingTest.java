package dev.vivace.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class MinSavingTest {

    @Test
    void wantsBothAPartAndATime() {
        MinSaving least = new MinSaving(0.05, Duration.ofMillis(200));

        assertThat(least.isReachedBy(Duration.ofMillis(300), Duration.ofSeconds(4)))
                .isTrue();
        assertThat(least.isReachedBy(Duration.ofMillis(100), Duration.ofSeconds(1)))
                .isFalse();
        assertThat(least.isReachedBy(Duration.ofMillis(300), Duration.ofSeconds(40)))
                .isFalse();
    }

    @Test
    void comparesMedians() {
        assertThat(Timing.median(List.of(Duration.ofMillis(9), Duration.ofMillis(1), Duration.ofMillis(2))))
                .isEqualTo(Duration.ofMillis(2));
        assertThat(Timing.median(List.of(Duration.ofMillis(4), Duration.ofMillis(2))))
                .isEqualTo(Duration.ofMillis(3));
    }

    @Test
    void takesAsFasterOnlyWhatIsHardlyChance() {
        assertThat(new Timing(Duration.ofMillis(9), Duration.ofMillis(5), 0.03).isFaster())
                .isTrue();
        assertThat(new Timing(Duration.ofMillis(9), Duration.ofMillis(5), 0.06).isFaster())
                .isFalse();
        assertThat(new Timing(Duration.ofMillis(5), Duration.ofMillis(9), 0.03).isFaster())
                .isFalse();
    }
}
