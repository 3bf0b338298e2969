package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Makes all comparisons, one after another, and writes what they printed to one page. */
@CommandLine.Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Makes all comparisons and writes benchmarks/RESULTS.md from what they measured. What was measured is kept in",
            "benchmarks/target/results, so that a run which was stopped goes on where it was; --fresh begins anew."
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

    @Option(names = "--quick", description = "Only a small part of everything.")
    private boolean quick;

    @Option(names = "--fresh", description = "Forget what an earlier run measured.")
    private boolean fresh;

    @Option(names = "--section", paramLabel = "NAME", description = "Only this one (repeatable); default: all.")
    private List<String> names = List.of();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Makes the comparisons that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Results(), args));
    }

    @Override
    public Integer call() {
        Path kept = checkout.toAbsolutePath().resolve("benchmarks/target/results" + (quick ? "-quick" : ""));
        List<ResultsPage.Part> parts = new ArrayList<>();
        String start = begun(kept);
        for (Section section : chosen()) {
            parts.add(part(section, kept));
        }
        write(ResultsPage.of(start, quick, parts));
        return parts.stream().mapToInt(ResultsPage.Part::exitCode).max().orElse(0);
    }

    private List<Section> chosen() {
        List<Section> chosen = Section.ALL.stream()
                .filter(section -> names.isEmpty() || names.contains(section.name()))
                .toList();
        if (chosen.isEmpty()) {
            throw new ComparisonFailure("No section is called " + names + "; there are "
                    + Section.ALL.stream().map(Section::name).collect(Collectors.joining(", ")));
        }
        return chosen;
    }

    /** When the run began that this one is, or goes on with. */
    private String begun(Path kept) {
        Path file = kept.resolve("begun.txt");
        try {
            if (fresh) {
                Directories.delete(kept);
            }
            if (!Files.exists(file)) {
                Files.createDirectories(kept);
                Files.writeString(
                        file, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
            }
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private ResultsPage.Part part(Section section, Path kept) {
        Path text = kept.resolve(section.name() + ".md");
        List<String> words = section.words(quick);
        PrintWriter out = command.commandLine().getOut();
        try {
            if (Files.exists(text)) {
                out.println("Kept: " + section.title());
            } else {
                out.println("Now: " + section.title());
                measure(section, words, kept, text);
            }
            out.flush();
            String content = Files.readString(text);
            int end = content.indexOf('\n');
            return new ResultsPage.Part(
                    section, words, Integer.parseInt(content.substring(0, end)), content.substring(end + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The exit code stands in the first line of the file, which exists only when the section is done. */
    private void measure(Section section, List<String> words, Path kept, Path text) throws IOException {
        Path printed = kept.resolve(section.name() + ".tmp");
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of("--checkout", checkout.toString(), "--write", printed.toString()));
        if (section.keepsRuns()) {
            all.addAll(List.of("--results", kept.resolve(section.name()).toString()));
        }
        int exitCode = section.run(all);
        if (exitCode > 1) {
            throw new ComparisonFailure("The section " + section.name() + " could not be measured.");
        }
        Files.writeString(text, exitCode + "\n" + Files.readString(printed));
        Files.delete(printed);
    }

    private void write(String page) {
        Path file = checkout.resolve("benchmarks/RESULTS.md");
        try {
            Files.writeString(file, page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        command.commandLine().getOut().println("Written: " + file);
    }
}
