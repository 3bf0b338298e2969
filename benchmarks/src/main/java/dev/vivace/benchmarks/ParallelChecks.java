package dev.vivace.benchmarks;

import dev.vivace.benchmarks.Checks.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** What has to hold of runs side by side: their verdicts, and how much faster they are. */
final class ParallelChecks {

    /** In the median of suites that take long enough for it to matter. */
    private static final double WANTED_MEDIAN = 1.6;

    /** Of any suite: it may cost a little where there is nothing to gain. */
    private static final double WANTED_WORST = 0.95;

    private ParallelChecks() {}

    static Checks of(List<ParallelComparison> comparisons) {
        List<Check> checks = new ArrayList<>();
        checks.add(verdicts(comparisons));
        OptionalDouble worst = gains(comparisons.stream()).min();
        worst.ifPresent(gain -> checks.add(new Check(
                "every suite is at least " + times(WANTED_WORST) + " as fast as with Surefire in one JVM",
                times(gain) + " at the worst",
                gain >= WANTED_WORST)));
        List<Double> ofLong = gains(comparisons.stream().filter(ParallelComparison::isLong))
                .boxed()
                .toList();
        if (!ofLong.isEmpty()) {
            double median = Median.of(ofLong);
            checks.add(new Check(
                    "suites of at least 20 s are in the median at least " + times(WANTED_MEDIAN)
                            + " as fast as with Surefire in one JVM",
                    times(median) + " over " + ofLong.size(),
                    median >= WANTED_MEDIAN));
        }
        return new Checks(checks);
    }

    private static Check verdicts(List<ParallelComparison> comparisons) {
        int differing = comparisons.stream()
                .mapToInt(comparison ->
                        comparison.differences(ParallelComparison.VIVACE).size())
                .sum();
        return new Check(
                "vivace gives every steady verdict of Surefire in one JVM",
                differing + " differ in " + comparisons.size() + (comparisons.size() == 1 ? " suite" : " suites"),
                comparisons.stream().allMatch(ParallelComparison::isEqual));
    }

    private static DoubleStream gains(Stream<ParallelComparison> comparisons) {
        return comparisons.flatMapToDouble(comparison -> comparison.gain(ParallelComparison.REFERENCE).stream());
    }

    private static String times(double gain) {
        return String.format(Locale.ROOT, "%.2fx", gain);
    }
}
