package dev.vivace.engine.boost;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Measures what the fixtures of a class cost: runs it once in a new JVM, with probes between their statements. */
final class FixtureMeter {

    private final ChangedSources sources;
    private final TestBench bench;

    FixtureMeter(ChangedSources sources, TestBench bench) {
        this.sources = sources;
        this.bench = bench;
    }

    /**
     * What was measured.
     *
     * @param costs of fixtures
     * @param all the time of the class
     */
    record Measured(FixtureCosts costs, Duration all) {

        /** What it would save, at best, if fixtures ran once: those of the first test have to run anyway. */
        Duration savable() {
            return costs.fixtures().values().stream()
                    .map(FixtureCosts.Cost::savedByOneCall)
                    .reduce(Duration.ZERO, Duration::plus);
        }
    }

    /** Of a class; empty where it does not compile with probes. */
    Optional<Measured> of(String testClass, TestOrder natural) {
        Path directory = sources.newDirectory();
        Path file = directory.resolve("probes.txt");
        Probed probed = new Transformer(sources.sources()).probed(testClass, file);
        SourceFile probe = written(directory.resolve("Probe.java"), probed.probeSource());
        List<SourceFile> files =
                Stream.concat(probed.files().stream(), Stream.of(probe)).toList();
        Path classes = directory.resolve("classes");
        return sources.compile(files, classes).isGood()
                ? Optional.of(measured(testClass, natural, classes, probed, file))
                : Optional.empty();
    }

    private Measured measured(String testClass, TestOrder natural, Path classes, Probed probed, Path file) {
        try (Runners runners = bench.open(List.of(testClass), Optional.of(classes))) {
            OrderRun run = Trials.inNewJvms(runners).run(natural);
            return new Measured(probed.costs(lines(file).stream()), ClassTime.of(run));
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file + ": " + e);
        }
    }

    private static SourceFile written(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
            return SourceFile.read(file, UTF_8);
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ": " + e).tryThis("--out with a directory that can be written");
        }
    }
}
