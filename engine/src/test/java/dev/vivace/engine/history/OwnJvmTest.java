package dev.vivace.engine.history;

import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.tainted;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Taint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnJvmTest {

    @TempDir
    private Path directory;

    @Test
    void isForClassesOfWhichTheSameAgentTaughtIt() {
        History.open(directory).ofAgent("one").record(tainted(new Taint("A", "a library was loaded")));

        assertThat(History.open(directory).ofAgent("one").needOwnJvm()).containsExactly("A");
        assertThat(History.open(directory).ofAgent("newer").needOwnJvm()).isEmpty();
    }

    @Test
    void isRememberedThroughManyRuns() {
        History.open(directory).ofAgent("one").record(tainted(new Taint("A", "a library was loaded")));

        IntStream.rangeClosed(1, 50).forEach(i -> recordOtherTest());

        assertThat(History.open(directory).ofAgent("one").needOwnJvm()).containsExactly("A");
    }

    @Test
    void isNotForClassesOfWhichNobodyKnowsWhoTaughtIt() throws IOException {
        recordOtherTest();
        Files.writeString(
                directory.resolve("history.jsonl"),
                "{\"kind\":\"own-jvm\",\"classes\":{\"A\":\"why\"}}\n",
                StandardOpenOption.APPEND);

        assertThat(History.open(directory).ofAgent("one").needOwnJvm()).isEmpty();
    }

    private void recordOtherTest() {
        assertThat(History.open(directory).record(suite(verdict("B#b", Outcome.PASSED, 1))))
                .isEmpty();
    }
}
