package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Maven's own test runner, as a developer calls it: one JVM for the whole suite, which is its default. */
record Surefire(Optional<Path> jdk) implements Contender {

    @Override
    public String name() {
        return "surefire";
    }

    @Override
    public List<String> words(Path project) {
        List<String> words =
                new ArrayList<>(List.of("mvn", "-o", "-q", "-B", "test", "-DforkCount=1", "-DreuseForks=true"));
        jdk.ifPresent(home -> words.add("-Djvm=" + home.resolve("bin/java")));
        return words;
    }
}
