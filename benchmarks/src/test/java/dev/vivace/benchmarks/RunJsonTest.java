package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunJsonTest {

    @TempDir
    private Path directory;

    @Test
    void readsOutcomesByTest() throws IOException {
        Path file = write(
                """
                {"format":"vivace-run/1","wallMillis":1500,"workers":2,"tests":[
                  {"id":"p.T#a[1]","outcome":"passed","flags":[],"attempts":[{"stage":"class","outcome":"passed"}]},
                  {"id":"p.T#b","outcome":"timed-out","flags":[],"attempts":[{"stage":"class","outcome":"timed-out"}]}],"taints":[]}
                """);

        assertThat(RunJson.read(file).verdicts().byTest())
                .containsEntry(new TestCase("p.T", "p.T", "a[1]"), List.of(Verdict.PASSED))
                .containsEntry(new TestCase("p.T", "p.T", "b"), List.of(Verdict.ERRORED));
    }

    @Test
    void knowsWhatATestDidAtFirst() throws IOException {
        Path file = write(
                """
                {"format":"vivace-run/1","wallMillis":1500,"workers":2,"tests":[
                  {"id":"p.T#a","outcome":"passed","flags":[],"attempts":[{"stage":"class","outcome":"failed"},{"stage":"class","outcome":"passed"}]}],"taints":[]}
                """);

        assertThat(RunJson.read(file).firstAttempts().byTest())
                .containsEntry(new TestCase("p.T", "p.T", "a"), List.of(Verdict.FAILED));
    }

    @Test
    void readsAttemptsWithTheStagesThatAskRedTestsAgain() throws IOException {
        Path file = write(
                """
                {"format":"vivace-run/1","wallMillis":1500,"workers":2,"tests":[
                  {"id":"p.T#a","outcome":"passed","flags":["raced"],"attempts":[
                    {"stage":"parallel","outcome":"timed-out"},
                    {"stage":"alone","outcome":"passed"},
                    {"stage":"audit","outcome":"passed"}]}],"taints":[]}
                """);

        assertThat(RunJson.read(file).workers()).isEqualTo(2);
        assertThat(RunJson.read(file).attempts())
                .containsExactly(new TestAttempts(
                        List.of(
                                new TestAttempts.Attempt(Stage.PARALLEL, Verdict.ERRORED),
                                new TestAttempts.Attempt(Stage.ALONE, Verdict.PASSED)),
                        Set.of("raced")));
    }

    @Test
    void readsHowLongItTookAndWhyAClassDidNotShareAJvm() throws IOException {
        Path file = write(
                """
                {"format":"vivace-run/1","wallMillis":1500,"workers":2,"tests":[],"taints":[{"class":"p.T","reason":"a thread stays"}]}
                """);

        assertThat(RunJson.read(file).taints()).containsExactly("p.T: a thread stays");
        assertThat(RunJson.read(file).wall()).isEqualTo(Duration.ofMillis(1500));
    }

    @Test
    void knowsTheSuiteThatATestRanThrough() throws IOException {
        Path file = write(
                """
                {"format":"vivace-run/1","wallMillis":1500,"workers":2,"tests":[
                  {"id":"p.Suite/p.T#a/b","outcome":"passed","flags":[],"attempts":[{"stage":"class","outcome":"passed"}]}],"taints":[]}
                """);

        assertThat(RunJson.read(file).verdicts().byTest()).containsKey(new TestCase("p.Suite", "p.T", "a/b"));
    }

    @Test
    void refusesAnotherFormat() throws IOException {
        Path file = write("{\"format\":\"vivace-run/2\",\"tests\":[]}");

        assertThatThrownBy(() -> RunJson.read(file)).hasMessageContainingAll("vivace-run/2", "vivace-run/1");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(directory.resolve("run.json"), text);
    }
}
