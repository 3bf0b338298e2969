package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Makes all comparisons, one after another, and writes what they printed to one page. */
@CommandLine.Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Makes all comparisons and writes benchmarks/RESULTS.md from what they measured. What was measured is kept in",
            "benchmarks/target/results, so that a run which was stopped goes on where it was, as long as commit, machine and",
            "JDK are the same; --fresh begins anew. --quick and --within write to RESULTS-part.md where RESULTS.md has",
            "everything."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:everything that has to hold was seen to hold",
            "1:something does not hold; the page tells",
            "2:a comparison could not be made"
        })
public final class Results implements Callable<Integer> {

    @Option(names = "--checkout", hidden = true, description = "Root of the checkout.")
    private Path checkout = Path.of("");

    @Option(names = "--quick", description = "Only a small part of everything, in less than ten minutes.")
    private boolean quick;

    @Option(
            names = "--within",
            paramLabel = "TIME",
            converter = OfDuration.class,
            description = "As much as can be measured in about that time, 1h for example.")
    private Duration within;

    @Option(names = "--fresh", description = "Forget what an earlier run measured, of the chosen sections.")
    private boolean fresh;

    @Option(
            names = "--section",
            paramLabel = "NAME",
            description = "Measure only this one (repeatable); default: all. The page keeps the others.")
    private List<String> names = List.of();

    @Option(names = "--results", paramLabel = "DIR", description = "Keep what is measured there, and the page, too.")
    private Path results;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Makes the comparisons that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Results(), args));
    }

    @Override
    public Integer call() {
        List<Section> chosen = Section.chosen(names);
        Scope scope = scope(chosen.size());
        KeptResults kept = new KeptResults(directory(scope));
        if (fresh) {
            kept.forget(names.isEmpty() ? List.of() : chosen);
        }
        Origin origin = Origin.of(checkout.toAbsolutePath());
        Instant begun = kept.begin(origin, Instant.now().truncatedTo(ChronoUnit.SECONDS));
        List<ResultsPage.Part> parts = new ArrayList<>();
        for (Section section : Section.ALL) {
            parts.add(part(section, chosen.contains(section), kept, scope));
        }
        write(scope, ResultsPage.of(origin, begun, Instant.now().truncatedTo(ChronoUnit.SECONDS), scope, parts));
        return parts.stream().mapToInt(ResultsPage.Part::exitCode).max().orElse(0);
    }

    private Scope scope(int sections) {
        if (quick && within != null) {
            throw new ComparisonFailure("--quick has a time of its own; try: --within alone");
        }
        return quick ? Scope.quick() : within == null ? Scope.everything() : Scope.within(within, sections);
    }

    private Path directory(Scope scope) {
        return results == null
                ? checkout.toAbsolutePath().resolve("benchmarks/target").resolve(scope.directory())
                : results.toAbsolutePath();
    }

    private ResultsPage.Part part(Section section, boolean chosen, KeptResults kept, Scope scope) {
        List<String> words = scope.words(section);
        if (chosen && kept.find(section).isEmpty()) {
            say("Now: " + section.title());
            OptionalInt exitCode = scope.limit().run(() -> measure(section, words, kept));
            if (exitCode.isEmpty()) {
                return ResultsPage.Part.missing(section, words, 2, "Left out: the time was over.");
            }
            if (exitCode.getAsInt() > 1) {
                return ResultsPage.Part.missing(section, words, 2, "Could not be measured in this run.");
            }
        }
        return kept.find(section)
                .map(found -> new ResultsPage.Part(section, words, found.exitCode(), found.text(), true))
                .orElseGet(() -> ResultsPage.Part.missing(section, words, 0, "Not measured yet."));
    }

    private int measure(Section section, List<String> words, KeptResults kept) {
        kept.forgetPrinted(section);
        Path printed = kept.printed(section);
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of("--checkout", checkout.toString(), "--write", printed.toString()));
        if (section.keepsRuns()) {
            all.addAll(List.of("--results", kept.runs(section).toString()));
        }
        int exitCode = section.run(all);
        if (exitCode <= 1) {
            kept.keep(section, exitCode);
        }
        return exitCode;
    }

    private void write(Scope scope, String page) {
        Path parent = results == null ? checkout.resolve("benchmarks") : results;
        Path file = ResultsPage.file(parent, scope);
        try {
            Files.writeString(file, page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        say("Written: " + file);
    }

    private void say(String line) {
        PrintWriter out = command.commandLine().getOut();
        out.println(line);
        out.flush();
    }
}
