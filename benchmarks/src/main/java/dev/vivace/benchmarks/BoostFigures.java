package dev.vivace.benchmarks;

import dev.vivace.benchmarks.BoostJson.Boosted;
import dev.vivace.benchmarks.BoostJson.Lines;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * What came of all classes of a subject.
 *
 * @param subject its name
 * @param way {@code smallest} or {@code whole}
 * @param result what Vivace says
 */
record BoostFigures(String subject, String way, BoostJson result) {

    private static final double SIGNIFICANT = 0.05;

    int withFixtures() {
        return result.classes().size();
    }

    List<Boosted> tried() {
        return result.classes().stream().filter(Boosted::isTried).toList();
    }

    List<Boosted> transformed() {
        return tried().stream().filter(Boosted::isTransformed).toList();
    }

    List<Boosted> boosted() {
        return transformed().stream().filter(Boosted::isBoosted).toList();
    }

    /** Which part of the tests of patched classes reset fixtures themselves; both fixtures at once, as ours do. */
    OptionalDouble injectionRate() {
        return average(one -> (double) one.injections() / Math.max(1, one.tests()));
    }

    /** How many are faster, and hardly by chance, whether by enough or not. */
    long significant() {
        return transformed().stream()
                .filter(one -> one.reduction().filter(part -> part > 0).isPresent())
                .filter(one -> one.pValue().filter(p -> p < SIGNIFICANT).isPresent())
                .count();
    }

    OptionalDouble reduction() {
        return average(one -> one.reduction().orElse(0.0));
    }

    OptionalDouble changedLines() {
        return average(Boosted::changedLines);
    }

    private OptionalDouble average(ToDoubleFunction<Boosted> number) {
        return boosted().stream()
                .filter(one -> one.reduction().isPresent())
                .mapToDouble(number)
                .average();
    }

    /** Of boosted classes. */
    Lines lines() {
        return sum(Boosted::lines);
    }

    /** Of boosted classes. */
    Lines mutants() {
        return sum(Boosted::mutants);
    }

    private Lines sum(Function<Boosted, Optional<Lines>> which) {
        return boosted().stream().map(which).flatMap(Optional::stream).reduce(new Lines(0, 0, 0), Lines::plus);
    }

    /** In the mean, of a class that was tried. */
    Duration spent() {
        return mean(Boosted::spent);
    }

    /** The same without measurements. */
    Duration searched() {
        return mean(Boosted::searched);
    }

    private Duration mean(Function<Boosted, Duration> time) {
        Duration all = tried().stream().map(time).reduce(Duration.ZERO, Duration::plus);
        return tried().isEmpty() ? Duration.ZERO : all.dividedBy(tried().size());
    }
}
