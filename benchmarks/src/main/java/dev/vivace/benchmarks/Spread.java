package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * What several runs gave.
 *
 * @param median of them
 * @param least of them
 * @param most of them
 */
record Spread(double median, double least, double most) {

    /** Of numbers, of which there is at least one. */
    static Spread of(List<Double> numbers) {
        return new Spread(Median.of(numbers), Collections.min(numbers), Collections.max(numbers));
    }

    /** Of the times of runs, of which there is at least one, in seconds. */
    static Spread of(List<Measurement> runs, Function<Measurement, Duration> time) {
        return of(runs.stream().map(run -> time.apply(run).toMillis() / 1000.0).toList());
    }

    /** The median, and the ends where there are any, written in this way. */
    String text(String format) {
        String middle = number(format, median);
        return least == most
                ? middle
                : middle + " (" + number(format, least).replaceAll("[^0-9.-]", "") + "–" + number(format, most) + ")";
    }

    /** The same for seconds. */
    String seconds() {
        return text("%.1f s");
    }

    /** The same for multiples. */
    String times() {
        return text("%.2fx");
    }

    private static String number(String format, double number) {
        return String.format(Locale.ROOT, format, number);
    }
}
