package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How much of everything is measured.
 *
 * @param sentence that says so on the page
 * @param directory where it is kept, below that of all results
 * @param of which options of a section
 * @param share after which a section that goes from suite to suite begins with no other; zero where there is none
 * @param limit of each section and of all together
 */
record Scope(String sentence, String directory, Words of, Duration share, TimeLimit limit) {

    private static final String EVERYTHING = "Everything, as `benchmarks/run` measures it.";

    /** With what comes before and after, less than ten minutes. */
    private static final Duration QUICK = Duration.ofSeconds(510);

    private static final Duration QUICK_SECTION = Duration.ofSeconds(150);

    /** Which of its options a section gets. */
    private enum Words {
        ALL,
        SOME,
        FEW
    }

    static Scope everything() {
        return new Scope(EVERYTHING, "results", Words.ALL, Duration.ZERO, TimeLimit.none());
    }

    /** A minute or two for each section. */
    static Scope quick() {
        return new Scope(
                "A part of everything, as `benchmarks/run --quick` measures it.",
                "results-quick",
                Words.FEW,
                Duration.ZERO,
                TimeLimit.of(QUICK_SECTION, QUICK));
    }

    /** As much as there is time for in so many sections. */
    static Scope within(Duration time, int sections) {
        return new Scope(
                "As much of everything as `benchmarks/run --within` had time for.",
                "results-within",
                Words.SOME,
                // The last suite that begins has to come to its end.
                time.dividedBy(sections).multipliedBy(2).dividedBy(3),
                TimeLimit.of(time, time));
    }

    /** Whether this says of a page that it has everything. */
    static boolean isOfEverything(String page) {
        return page.contains(EVERYTHING);
    }

    boolean isEverything() {
        return of == Words.ALL;
    }

    /** The options that a section gets. */
    List<String> words(Section section) {
        List<String> words = new ArrayList<>(
                switch (of) {
                    case ALL -> section.all();
                    case SOME -> section.some();
                    case FEW -> section.few();
                });
        if (!share.isZero() && section.goesBySuite()) {
            words.addAll(List.of("--within", OfDuration.text(share)));
        }
        return words;
    }
}
