package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Maven's own test runner, as a developer calls it.
 *
 * @param jdk that runs the tests; empty for Maven's
 * @param jvmPerClass whether each test class gets a JVM; otherwise one runs the whole suite, which is Surefire's default
 */
record Surefire(Optional<Path> jdk, boolean jvmPerClass) implements Contender {

    @Override
    public String name() {
        return jvmPerClass ? "surefire-per-class" : "surefire";
    }

    @Override
    public List<String> words(Path project) {
        List<String> words = new ArrayList<>(
                List.of("mvn", "-o", "-q", "-B", "test", "-DforkCount=1", "-DreuseForks=" + !jvmPerClass));
        jdk.ifPresent(home -> words.add("-Djvm=" + home.resolve("bin/java")));
        return words;
    }
}
