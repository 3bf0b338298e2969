package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Compilation;
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
    void compilesQuicklyInJvmsOfManyClassesWhereItIsTold() {
        WorkerSettings quick = settings(Isolation.RESET).withCompilation(Compilation.QUICK);

        assertThat(arguments(tuning(quick))).containsExactly(FIRST_ONLY);
        assertThat(arguments(tuning(quick.withIsolation(Isolation.NONE)))).isEmpty();
        assertThat(arguments(tuning(quick, "-Xint"))).isEmpty();
    }

    @Test
    void obeysAProjectThatChoosesItself() {
        CompilerTuning tuning = tuning(Isolation.PROCESS, "-XX:TieredStopAtLevel=4");
        tuning.expect(List.of(BRIEF));

        assertThat(arguments(tuning)).isEmpty();
    }

    private static CompilerTuning tuning(Isolation isolation, String... arguments) {
        return tuning(settings(isolation), arguments);
    }

    private static CompilerTuning tuning(WorkerSettings settings, String... arguments) {
        LaunchJvm jvm = LaunchJvm.plain(Path.of("here"), List.of()).withArguments(List.of(arguments));
        return CompilerTuning.of(jvm, settings);
    }

    private static WorkerSettings settings(Isolation isolation) {
        return WorkerSettings.plain(Path.of("output")).withIsolation(isolation);
    }

    private static List<String> arguments(CompilerTuning tuning) {
        return tuning.tuned(JvmStart.plain(Path.of("worker.jar"))).arguments();
    }
}
