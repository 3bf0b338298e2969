package dev.vivace.engine.run;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.project.LaunchJvm;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * How much HotSpot's compilers do. In a JVM that runs a single test class most of their work would never pay: there what
 * runs for long is optimised all the same, unless the class is known to be brief. A JVM that runs many classes is left
 * alone, or compiles quickly where that was faster before.
 */
final class CompilerTuning {

    /** What takes less would hardly be optimised before it is over. */
    private static final Duration BRIEF = Duration.ofMillis(500);

    /** The first compiler waits for four times as many calls as by default, the second one for ten times as many. */
    private static final List<String> LATER = List.of(
            "-XX:Tier3InvocationThreshold=800",
            "-XX:Tier3MinInvocationThreshold=400",
            "-XX:Tier3CompileThreshold=8000",
            "-XX:Tier4InvocationThreshold=50000",
            "-XX:Tier4MinInvocationThreshold=6000",
            "-XX:Tier4CompileThreshold=150000",
            "-XX:Tier4BackEdgeThreshold=400000");

    private static final List<String> FIRST_COMPILER_ONLY = List.of("-XX:TieredStopAtLevel=1");

    private final boolean allowed;
    private final WorkerSettings settings;
    private final Queue<Duration> expected = new ConcurrentLinkedQueue<>();

    private CompilerTuning(boolean allowed, WorkerSettings settings) {
        this.allowed = allowed;
        this.settings = settings;
    }

    /** None where the project says itself when methods are compiled. */
    static CompilerTuning of(LaunchJvm jvm, WorkerSettings settings) {
        return new CompilerTuning(!JvmArguments.of(jvm, System.getenv()).chooseCompiler(), settings);
    }

    /** What the JVMs that start from now on are for, in their sequence; of those after that nothing is known. */
    void expect(List<Duration> orders) {
        expected.clear();
        expected.addAll(orders);
    }

    /** How the next JVM starts. */
    JvmStart tuned(JvmStart start) {
        return allowed ? start.with(arguments()) : start;
    }

    private List<String> arguments() {
        return switch (settings.isolation()) {
            case PROCESS -> forNextClass();
            case RESET -> settings.compilation() == Compilation.QUICK ? FIRST_COMPILER_ONLY : List.of();
            case NONE, AUTO -> List.of();
        };
    }

    private List<String> forNextClass() {
        Duration next = expected.poll();
        boolean isBrief = next != null && next.compareTo(BRIEF) < 0;
        List<String> arguments = new ArrayList<>(LATER);
        arguments.addAll(isBrief ? FIRST_COMPILER_ONLY : List.of());
        return arguments;
    }
}
