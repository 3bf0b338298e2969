package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StoryPromisesTest {

    @Test
    void areKept() {
        assertThat(new StoryPromises(8.3, 49.9).missed()).isEmpty();
    }

    @Test
    void eachThatIsNotKeptHasALine() {
        assertThat(new StoryPromises(8.2, 50).missed())
                .containsExactly(
                        "MISSED: the chain is 8.2x as fast with reuse, the paper's was 8.3x.",
                        "MISSED: a story costs a test 50.0 µs, not less than 50.");
    }

    @Test
    void whatIsNoNumberKeepsNone() {
        assertThat(new StoryPromises(Double.NaN, Double.NaN).missed()).hasSize(2);
    }
}
