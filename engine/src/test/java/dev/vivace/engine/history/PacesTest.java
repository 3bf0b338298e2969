package dev.vivace.engine.history;

import static dev.vivace.engine.model.SampleResults.suite;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Pace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PacesTest {

    private static final Pace SLOW = pace(1, Compilation.FULL, 50);
    private static final Pace FAST = pace(2, Compilation.QUICK, 25);

    @TempDir
    private Path directory;

    @Test
    void areToldApartByHowJvmsCompile() {
        learn(SLOW);
        learn(FAST);

        assertThat(History.open(directory).paces()).containsExactly(SLOW, FAST);
    }

    @Test
    void areNotKeptForEver() throws IOException {
        for (int i = 0; i < 50; i++) {
            learn(FAST);
        }

        assertThat(History.open(directory).paces()).hasSizeBetween(3, 10).containsOnly(FAST);
        assertThat(Files.readAllLines(file())).hasSizeLessThan(40);
    }

    @Test
    void stayInTheirSequenceHoweverManyThereWere() {
        for (int i = 0; i < 50; i++) {
            learn(FAST);
            learn(SLOW);
        }

        assertThat(History.open(directory).paces()).hasSizeLessThan(20).endsWith(FAST, SLOW);
    }

    @Test
    void passOverWhatIsStrange() throws IOException {
        learn(FAST);
        String strange = "{\"kind\":\"pace\",\"workers\":{\"2\":[\"many\"],\"2 slow\":[1,2,3],\"none\":[1,2,3]}}\n";
        Files.writeString(file(), strange, StandardOpenOption.APPEND);

        assertThat(History.open(directory).paces()).containsExactly(FAST);
    }

    private void learn(Pace pace) {
        History.open(directory).record(suite(), new Lessons(List.of(), Optional.of(pace), Optional.empty()));
    }

    private Path file() {
        return directory.resolve("history.jsonl");
    }

    private static Pace pace(int workers, Compilation compilation, int seconds) {
        return new Pace(workers, compilation, 100, Duration.ofSeconds(seconds), Duration.ofSeconds(seconds));
    }
}
