package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TestOptionsTest {

    private final TestOptions options = new TestOptions();

    @Test
    void areSilentWhereNothingWasSaid() {
        options.select = Optional.of("Cart*");

        assertThat(options.words()).isEmpty();
    }

    @Test
    void areSaidAgainWhereTheyChangeHowATestRuns() {
        options.isolation = Optional.of(Isolation.PROCESS);
        options.timeout = Optional.of(Duration.ofSeconds(90));
        options.workerMemory = Optional.of("1g");
        options.java = Optional.of(Path.of("jdk"));
        CommandAgain again = new CommandAgain("vivace", options.words(), Optional.empty(), List.of("-Pci"), false);

        assertThat(again.of(TestId.parse("a.A#b")))
                .isEqualTo("vivace run --isolation process --timeout 90s --worker-memory 1g --java jdk"
                        + " --test 'a.A#b' -- -Pci");
    }

    @Test
    void repeatTheWholeOrderOfAFile() {
        CommandAgain again =
                new CommandAgain("vivace", options.words(), Optional.of(Path.of("order.txt")), List.of(), false);

        assertThat(again.of(TestId.parse("a.A#b"))).isEqualTo("vivace run --order order.txt");
    }

    @Test
    void keepShortTimeouts() {
        options.timeout = Optional.of(Duration.ofMillis(1500));

        assertThat(options.words()).containsExactly("--timeout", "1500ms");
    }
}
