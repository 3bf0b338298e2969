package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class ProgramTest {

    @Test
    void endsWithWhatACommandAnswers() {
        assertThat(Program.run(new Answering(() -> 1))).isEqualTo(1);
    }

    @Test
    void endsWithoutAnAnswerWhereACommandFails() {
        assertThat(Program.run(new Answering(() -> {
                    throw new ComparisonFailure("There is no such project.");
                })))
                .isEqualTo(2);
        assertThat(Program.run(new Answering(() -> {
                    throw new Unexpected();
                })))
                .isEqualTo(2);
    }

    /** Its trace would only make others think that something is wrong. */
    private static final class Unexpected extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Unexpected() {
            super("Nobody expected this.", null, false, false);
        }
    }

    @CommandLine.Command(name = "answering")
    private record Answering(Callable<Integer> answer) implements Callable<Integer> {

        @Override
        public Integer call() throws Exception {
            return answer.call();
        }
    }
}
