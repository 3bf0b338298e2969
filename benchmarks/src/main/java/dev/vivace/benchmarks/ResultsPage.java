package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** The page of all results, as Markdown. */
final class ResultsPage {

    private ResultsPage() {}

    /**
     * What came of a section.
     *
     * @param words its options
     * @param exitCode 0 where all holds that has to
     * @param text what it printed, or why there is nothing
     * @param isMeasured whether there are figures
     */
    record Part(Section section, List<String> words, int exitCode, String text, boolean isMeasured) {

        Part {
            words = List.copyOf(words);
        }

        /** One without figures. */
        static Part missing(Section section, List<String> words, int exitCode, String why) {
            return new Part(section, words, exitCode, why, false);
        }
    }

    /** Where it goes: a part of everything does not take the place of everything. */
    static Path file(Path parent, Scope scope) {
        Path file = parent.resolve("RESULTS.md");
        try {
            boolean full = Files.exists(file) && Scope.isOfEverything(Files.readString(file));
            return full && !scope.isEverything() ? parent.resolve("RESULTS-part.md") : file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String of(Origin origin, Instant begun, Instant written, Scope scope, List<Part> parts) {
        return "# Results\n\n" + scope.sentence() + " Begun " + begun + ", written " + written + ".\n\n"
                + "- Commit: " + origin.commit() + "\n- Machine: " + origin.machine() + "\n\n"
                + "Ratios come from runs in turns on one machine; other machines give other times. The suites are those of"
                + " [subjects](subjects), which were fixed before anything was measured.\n"
                + parts.stream().map(ResultsPage::part).collect(Collectors.joining());
    }

    private static String part(Part part) {
        String command = ("benchmarks/" + part.section().name() + " " + String.join(" ", part.words())).strip();
        return "\n## " + part.section().title() + "\n\n`" + command + "`\n\n" + promise(part)
                + part.text().strip() + "\n";
    }

    private static String promise(Part part) {
        return part.section()
                .promise()
                .filter(promise -> part.isMeasured())
                .map(promise -> "What has to hold: " + promise + ": "
                        + (part.exitCode() == 0 ? "holds" : "**does not hold**") + ".\n\n")
                .orElse("");
    }
}
