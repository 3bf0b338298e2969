package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Lets Vivace search one project for tests that depend on the order, and repair each of them in several ways. */
final class FixRuns {

    private static final String FILES = "target/vivace";

    private final FixSubject subject;
    private final Path program;
    private final List<String> options;
    private final Path kept;
    private final Duration limit;
    private final Map<Way, Duration> spent = new TreeMap<>();

    /**
     * With this project.
     *
     * @param program that starts Vivace
     * @param options that every run has
     * @param kept where logs and results are kept
     * @param limit how long all repairs of one way may take together
     */
    FixRuns(FixSubject subject, Path program, List<String> options, Path kept, Duration limit) {
        this.subject = subject;
        this.program = program;
        this.options = List.copyOf(options);
        this.kept = kept;
        this.limit = limit;
    }

    /** How a patch is searched for. */
    private enum Way {
        RESET("--isolation", "reset"),
        PROCESS("--isolation", "process"),
        ALL("--isolation", "reset", "--all");

        private final List<String> options;

        Way(String... options) {
            this.options = List.of(options);
        }
    }

    /** One comparison for each test that depends on the order. */
    List<FixComparison> compare(List<String> searchOptions) {
        List<String> detect =
                new ArrayList<>(List.of("detect", subject.directory().toString(), "--no-color"));
        detect.addAll(searchOptions);
        detect.addAll(options);
        modules().forEach(FixRuns::forget);
        command(detect).run(kept.resolve("detect.log")).expect(0, 1);
        return modules().stream().flatMap(this::ofModule).toList();
    }

    private Command command(List<String> arguments) {
        return new Command(
                subject.directory(),
                Stream.concat(Stream.of(program.toString()), arguments.stream()).toList());
    }

    /** Directories with results of the search. */
    private List<Path> modules() {
        try (Stream<Path> files = Files.walk(subject.directory())) {
            return files.filter(file -> file.endsWith(FILES + "/detect.json"))
                    .map(Path::getParent)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What an earlier search left would pass for a result where this one does not come by. */
    private static void forget(Path results) {
        try {
            Files.delete(results.resolve("detect.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Stream<FixComparison> ofModule(Path results) {
        List<FixComparison> comparisons = new ArrayList<>();
        for (DetectJson.Found found :
                DetectJson.read(results.resolve("detect.json")).findings()) {
            comparisons.add(new FixComparison(
                    subject.name(),
                    found.test(),
                    found.kind(),
                    attempt(Way.RESET, found, results),
                    attempt(Way.PROCESS, found, results),
                    attempt(Way.ALL, found, results)));
        }
        return comparisons.stream();
    }

    private FixAttempt attempt(Way way, DetectJson.Found found, Path results) {
        Duration left = limit.minus(spent.getOrDefault(way, Duration.ZERO));
        if (left.isNegative() || left.isZero()) {
            return FixAttempt.NOT_MADE;
        }
        try {
            Path json = results.resolve("fix.json");
            Files.deleteIfExists(json);
            Path log = kept.resolve(way.name().toLowerCase(Locale.ROOT) + "-" + fileName(found.test()) + ".log");
            Command.Finished finished = fix(way, found).run(log, left);
            spent.merge(way, finished.wall(), Duration::plus);
            if (!finished.cut()) {
                finished.expect(0, 1);
            }
            return new FixAttempt(read(json, found.test(), log), finished.cut());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Command fix(Way way, DetectJson.Found found) {
        List<String> words = new ArrayList<>(List.of(
                "fix",
                subject.directory().toString(),
                "--no-color",
                "--test",
                found.test(),
                "--passing",
                found.passing().toString(),
                "--failing",
                found.failing().toString()));
        words.addAll(way.options);
        words.addAll(options);
        words.addAll(List.of("--", "-o"));
        return command(words);
    }

    /** Keeps it beside the log, too: the next run replaces it. */
    private static Optional<FixJson> read(Path json, String test, Path log) throws IOException {
        if (!Files.exists(json)) {
            return Optional.empty();
        }
        Path copy = log.resolveSibling(log.getFileName().toString().replaceAll("\\.log$", ".json"));
        Files.copy(json, copy, StandardCopyOption.REPLACE_EXISTING);
        return FixJson.read(copy, test);
    }

    private static String fileName(String test) {
        return test.replaceAll("[^\\w.-]", "_");
    }
}
