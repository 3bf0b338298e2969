package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Vivace from a checkout, without acceleration: what Surefire does, in one worker. */
record Vivace(Path program, Optional<Path> jdk) implements Contender {

    @Override
    public String name() {
        return "vivace";
    }

    @Override
    public List<String> words(Path project) {
        List<String> words = new ArrayList<>(List.of(
                program.toString(), "run", project.toString(), "--isolation", "none", "--workers", "1", "--no-color"));
        jdk.ifPresent(home -> words.addAll(List.of("--java", home.toString())));
        words.addAll(List.of("--", "-o"));
        return words;
    }

    @Override
    public Optional<Path> runJson(Path project) {
        return Optional.of(project.resolve("target/vivace/run.json"));
    }
}
