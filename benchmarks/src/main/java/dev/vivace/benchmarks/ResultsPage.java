package dev.vivace.benchmarks;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Collectors;

/** The page of all results, as Markdown. */
final class ResultsPage {

    private static final String FULL = "Everything, as `benchmarks/run` measures it.";
    private static final String QUICK = "A part of everything, as `benchmarks/run --quick` measures it.";

    private ResultsPage() {}

    /**
     * What came of a section.
     *
     * @param words its options
     * @param exitCode 0 where all holds that has to
     * @param text what it printed
     */
    record Part(Section section, List<String> words, int exitCode, String text) {

        Part {
            words = List.copyOf(words);
        }
    }

    static String of(String begun, boolean quick, List<Part> parts) {
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        return "# Results\n\n" + (quick ? QUICK : FULL) + " Begun " + begun + ", written " + now
                + ". Ratios come from runs in turns on one machine; other machines give other times.\n"
                + parts.stream().map(ResultsPage::part).collect(Collectors.joining());
    }

    private static String part(Part part) {
        String command = ("benchmarks/" + part.section().name() + " " + String.join(" ", part.words())).strip();
        return "\n## " + part.section().title() + "\n\n`" + command + "`: "
                + (part.exitCode() == 0 ? "all holds that has to." : "not all holds that has to.") + "\n\n"
                + part.text().strip() + "\n";
    }
}
