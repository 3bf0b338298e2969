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
 * @param options further ones
 */
record Vivace(Path program, Optional<Path> jdk, String isolation, List<String> options) implements Contender {

    Vivace {
        options = List.copyOf(options);
    }

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
        words.addAll(options);
        jdk.ifPresent(home -> words.addAll(List.of("--java", home.toString())));
        words.addAll(List.of("--", "-o"));
        return words;
    }

    @Override
    public Optional<Path> runJson(Path project) {
        return Optional.of(project.resolve("target/vivace/run.json"));
    }
}
