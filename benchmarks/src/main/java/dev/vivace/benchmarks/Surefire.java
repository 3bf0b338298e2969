package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Maven's own test runner, as a developer calls it.
 *
 * @param jdk that runs the tests; empty for Maven's
 * @param mode how many JVMs there are, and how many threads in them
 */
record Surefire(Optional<Path> jdk, Mode mode) implements Contender {

    /** What Surefire can be told to do. */
    enum Mode {
        /** Surefire's default: one JVM runs the whole suite. */
        ONE_JVM("surefire", "-DforkCount=1", "-DreuseForks=true"),

        JVM_PER_CLASS("surefire-per-class", "-DforkCount=1", "-DreuseForks=false"),

        /** Each runs every class that it gets. */
        TWO_JVMS("surefire-fork2", "-DforkCount=2", "-DreuseForks=true"),

        /**
         * One JVM in which two classes run at a time. {@code parallel} speaks to JUnit 4 only; Jupiter finds its own
         * parameters among the system properties. A suite that waits for itself is ended some time.
         */
        PARALLEL_CLASSES(
                "surefire-parallel-classes",
                "-DforkCount=1",
                "-DreuseForks=true",
                "-Dparallel=classes",
                "-DthreadCount=2",
                "-DperCoreThreadCount=false",
                "-Djunit.jupiter.execution.parallel.enabled=true",
                "-Djunit.jupiter.execution.parallel.mode.default=same_thread",
                "-Djunit.jupiter.execution.parallel.mode.classes.default=concurrent",
                "-Djunit.jupiter.execution.parallel.config.strategy=fixed",
                "-Djunit.jupiter.execution.parallel.config.fixed.parallelism=2",
                "-Djunit.jupiter.execution.parallel.config.fixed.max-pool-size=2",
                "-Dsurefire.timeout=1200");

        private final String label;
        private final List<String> properties;

        Mode(String label, String... properties) {
            this.label = label;
            this.properties = List.of(properties);
        }

        /** What tables call it. */
        String label() {
            return label;
        }
    }

    @Override
    public String name() {
        return mode.label;
    }

    @Override
    public List<String> words(Path project) {
        List<String> words = new ArrayList<>(List.of("mvn", "-o", "-B", "test", MavenLog.WITH_TIMES));
        words.addAll(mode.properties);
        jdk.ifPresent(home -> words.add("-Djvm=" + home.resolve("bin/java")));
        return words;
    }

    @Override
    public Optional<Duration> testPhase(Command.Finished finished) {
        return MavenLog.testPhase(finished.log());
    }
}
