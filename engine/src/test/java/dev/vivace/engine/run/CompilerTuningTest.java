package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchJvm;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompilerTuningTest {

    private static final String FIRST_ONLY = "-XX:TieredStopAtLevel=1";
    private static final Duration BRIEF = Duration.ofMillis(100);
    private static final Duration LONG = Duration.ofSeconds(10);

    @Test
    void leavesTheSecondCompilerOutOnlyWhereAClassIsKnownToBeBrief() {
        CompilerTuning tuning = tuning(Isolation.PROCESS);
        tuning.expect(List.of(LONG, BRIEF));

        assertThat(arguments(tuning)).doesNotContain(FIRST_ONLY).contains("-XX:Tier4InvocationThreshold=50000");
        assertThat(arguments(tuning)).contains(FIRST_ONLY);
        assertThat(arguments(tuning)).doesNotContain(FIRST_ONLY);
    }

    @Test
    void forgetsWhatWasExpectedBefore() {
        CompilerTuning tuning = tuning(Isolation.PROCESS);
        tuning.expect(List.of(BRIEF));
        tuning.expect(List.of(LONG));

        assertThat(arguments(tuning)).doesNotContain(FIRST_ONLY);
    }

    @Test
    void leavesJvmsOfManyClassesAlone() {
        CompilerTuning tuning = tuning(Isolation.RESET);
        tuning.expect(List.of(BRIEF));

        assertThat(arguments(tuning)).isEmpty();
    }

    @Test
    void obeysAProjectThatChoosesItself() {
        CompilerTuning tuning = tuning(Isolation.PROCESS, "-XX:TieredStopAtLevel=4");
        tuning.expect(List.of(BRIEF));

        assertThat(arguments(tuning)).isEmpty();
    }

    private static CompilerTuning tuning(Isolation isolation, String... arguments) {
        LaunchJvm jvm = LaunchJvm.plain(Path.of("here"), List.of()).withArguments(List.of(arguments));
        return CompilerTuning.of(jvm, WorkerSettings.plain(Path.of("output")).withIsolation(isolation));
    }

    private static List<String> arguments(CompilerTuning tuning) {
        return tuning.tuned(JvmStart.plain(Path.of("worker.jar"))).arguments();
    }
}
