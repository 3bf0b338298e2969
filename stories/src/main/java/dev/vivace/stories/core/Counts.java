package dev.vivace.stories.core;

import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the tests of one class came to. */
final class Counts {

    private static final Pattern ROW =
            Pattern.compile("\\{(.*),\"tests\":(\\d+),\"setUpsRun\":(\\d+),\"setUpsSaved\":(-?\\d+)}");

    private final int tests;
    private final int run;
    private final int saved;

    private Counts(int tests, int run, int saved) {
        this.tests = tests;
        this.run = run;
        this.saved = saved;
    }

    static Counts of(Tally.Row row) {
        return new Counts(row.tests(), row.run(), row.saved());
    }

    /** From the form in which it is written, with what stands before it. */
    static void read(String json, BiConsumer<String, Counts> reader) {
        Matcher row = ROW.matcher(json);
        if (row.matches()) {
            reader.accept(row.group(1), new Counts(number(row, 2), number(row, 3), number(row, 4)));
        }
    }

    private static int number(Matcher row, int group) {
        return Integer.parseInt(row.group(group));
    }

    Counts plus(Counts other) {
        return new Counts(tests + other.tests, run + other.run, saved + other.saved);
    }

    int run() {
        return run;
    }

    int saved() {
        return saved;
    }

    String json() {
        return ",\"tests\":" + tests + ",\"setUpsRun\":" + run + ",\"setUpsSaved\":" + saved;
    }
}
