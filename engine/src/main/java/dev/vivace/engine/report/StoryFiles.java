package dev.vivace.engine.report;

import dev.vivace.engine.json.AtomicFile;
import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryDifference;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.report.StoryCheckReport.Difference;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the commands on stories print, as data. */
public final class StoryFiles {

    private static final JsonFormat<StoryPlan> GRAPH = JsonFormat.of("vivace-stories-graph", 1, StoryPlan.class);

    private static final JsonFormat<StoryCheckReport> CHECK =
            JsonFormat.of("vivace-stories-check", 1, StoryCheckReport.class);

    private static final JsonFormat<StorySuggestReport> SUGGEST =
            JsonFormat.of("vivace-stories-suggest", 1, StorySuggestReport.class);

    private final Path directory;
    private final Optional<Path> copy;

    /**
     * Files in this directory.
     *
     * @param copy where another copy shall be
     */
    public StoryFiles(Path directory, Optional<Path> copy) {
        this.directory = directory;
        this.copy = copy;
    }

    /** Writes {@code stories-graph.json} and answers where it is. */
    public Path write(StoryPlan plan) {
        return write("stories-graph.json", GRAPH, plan);
    }

    /** Reads it back. */
    public static StoryPlan readPlan(Path file) {
        return GRAPH.read(file);
    }

    /** Where the order that shows a difference is, counted from 0; the file exists when the check has been written. */
    public Path order(int number) {
        return ofCheck(String.format(Locale.ROOT, "%03d.txt", number + 1));
    }

    /** A further file of a check. */
    public Path ofCheck(String name) {
        return checks().resolve(name);
    }

    private Path checks() {
        return directory.resolve("stories-check");
    }

    /** Writes {@code stories-check.json}, and the orders that show the differences; answers where it is. */
    public Path write(StoryCheckResult result, long seed) {
        removeOrders();
        List<Difference> differences = new ArrayList<>();
        for (StoryDifference difference : result.differences()) {
            Path file = order(differences.size());
            AtomicFile.write(file, writer -> writer.append(text(difference)));
            differences.add(new Difference(
                    difference.test(),
                    difference.kind(),
                    difference.red(),
                    difference.reuse(),
                    directory.relativize(file).toString().replace('\\', '/'),
                    difference.failure()));
        }
        return write(
                "stories-check.json", CHECK, new StoryCheckReport(seed, result.runs(), result.tests(), differences));
    }

    /** Those of an earlier check. */
    private void removeOrders() {
        if (!Files.isDirectory(checks())) {
            return;
        }
        try (DirectoryStream<Path> old = Files.newDirectoryStream(checks(), "[0-9]*.txt")) {
            for (Path file : old) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw Problem.of("Cannot remove results of an earlier check in " + checks() + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
    }

    private static String text(StoryDifference difference) {
        return difference.order().tests().stream()
                .map(test -> test + "\n")
                .collect(Collectors.joining(
                        "", "# vivace.stories.reuse=" + difference.reuse().label() + "\n", ""));
    }

    /** Reads it back. */
    public static StoryCheckReport readCheck(Path file) {
        return CHECK.read(file);
    }

    /**
     * Writes {@code stories-suggest.json} and answers where it is.
     *
     * @param classes how many test classes there are
     */
    public Path write(List<SharedSetUp> suggestions, int classes) {
        return write("stories-suggest.json", SUGGEST, new StorySuggestReport(classes, suggestions));
    }

    /** Reads it back. */
    public static StorySuggestReport readSuggestions(Path file) {
        return SUGGEST.read(file);
    }

    private <T extends Record> Path write(String name, JsonFormat<T> format, T value) {
        Path file = directory.resolve(name);
        format.write(file, value);
        copy.ifPresent(other -> format.write(other, value));
        return file;
    }
}
