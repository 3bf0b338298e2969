package dev.vivace.benchmarks;

import java.util.List;
import java.util.Locale;

/**
 * How many times longer one thing took than another.
 *
 * @param value so many
 * @param atLeast whether the one that took longer was cut, so that it may be more
 */
record Ratio(double value, boolean atLeast) {

    /**
     * Of ratios, of which there is at least one. What is only known to be at least so much may be anything above: the
     * median is then no more than a bound itself, unless all of these lie above it anyway.
     */
    static Ratio median(List<Ratio> ratios) {
        double median = Median.of(ratios.stream().map(Ratio::value).toList());
        double upperMiddle = ratios.stream().map(Ratio::value).sorted().toList().get(ratios.size() / 2);
        boolean atLeast = ratios.stream().anyMatch(ratio -> ratio.atLeast && ratio.value <= upperMiddle);
        return new Ratio(median, atLeast);
    }

    @Override
    public String toString() {
        return (atLeast ? ">= " : "") + String.format(Locale.ROOT, "%.1fx", value);
    }
}
