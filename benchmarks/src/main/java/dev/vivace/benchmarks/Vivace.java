package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Vivace from a checkout, with one worker.
 *
 * @param program that starts it
 * @param jdk that runs the tests; empty for Maven's
 * @param isolation what is forgotten between classes; {@code none} is what Surefire does by default
 */
record Vivace(Path program, Optional<Path> jdk, String isolation) implements Contender {

    @Override
    public String name() {
        return "vivace-" + isolation;
    }

    @Override
    public List<String> words(Path project) {
        List<String> words = new ArrayList<>(List.of(
                program.toString(),
                "run",
                project.toString(),
                "--isolation",
                isolation,
                "--workers",
                "1",
                "--no-color",
                "--debug"));
        jdk.ifPresent(home -> words.addAll(List.of("--java", home.toString())));
        words.addAll(List.of("--", "-o"));
        return words;
    }

    @Override
    public Optional<Path> runJson(Path project) {
        return Optional.of(project.resolve("target/vivace/run.json"));
    }
}
