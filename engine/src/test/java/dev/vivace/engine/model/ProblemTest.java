package dev.vivace.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProblemTest {

    @Test
    void saysWhatHappenedThenFactsThenWhatToTry() {
        Problem problem = Problem.of("Worker 3 stopped while running shop.CartTest#addsItem.")
                .detail("Ran before it: 41 tests.")
                .tryThis("--worker-memory 1g")
                .tryThis("fewer workers");

        assertThat(problem.text())
                .isEqualTo(
                        """
                        Worker 3 stopped while running shop.CartTest#addsItem.
                          Ran before it: 41 tests.
                          Try: --worker-memory 1g
                          Try: fewer workers""");
    }

    @Test
    void indentsDetailsOfSeveralLines() {
        assertThat(Problem.of("It failed.").detail("one\ntwo").text()).isEqualTo("It failed.\n  one\n  two");
    }
}
