package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.benchmarks.Checks.Check;
import org.junit.jupiter.api.Test;

class StoryPromisesTest {

    @Test
    void areKept() {
        assertThat(new StoryPromises(8.3, 49.9).checks().exitCode()).isZero();
    }

    @Test
    void eachMayBeBroken() {
        Checks checks = new StoryPromises(8.2, 50).checks();

        assertThat(checks.all()).extracting(Check::seen).containsExactly("it is 8.2x", "it costs 50.0 µs");
        assertThat(checks.all()).noneMatch(Check::holds);
        assertThat(checks.exitCode()).isEqualTo(1);
    }

    @Test
    void whatIsNoNumberKeepsNone() {
        assertThat(new StoryPromises(Double.NaN, Double.NaN).checks().all()).noneMatch(Check::holds);
    }
}
