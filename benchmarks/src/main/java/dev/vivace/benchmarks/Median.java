package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/** What lies in the middle; of an even number of values, half way between the two that do. */
final class Median {

    private Median() {}

    /** Of the times of runs, of which there is at least one. */
    static Duration of(List<Measurement> runs, Function<Measurement, Duration> time) {
        List<Double> nanos =
                runs.stream().map(run -> (double) time.apply(run).toNanos()).toList();
        return Duration.ofNanos(Math.round(of(nanos)));
    }

    /** Of numbers, of which there is at least one. */
    static double of(List<Double> numbers) {
        List<Double> sorted = numbers.stream().sorted().toList();
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }
}
