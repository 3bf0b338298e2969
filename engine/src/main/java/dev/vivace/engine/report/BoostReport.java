package dev.vivace.engine.report;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.Optional;

/**
 * {@code boost.json}.
 *
 * @param classes one for each class with fixtures that run for each test
 * @param suite what all patches do together; missing where there is none
 */
public record BoostReport(List<Boosted> classes, Optional<Suite> suite) {

    public BoostReport {
        classes = List.copyOf(classes);
    }

    /**
     * What became of one class.
     *
     * @param testClass which
     * @param status {@code boosted}, {@code not-faster} or {@code kept}
     * @param code why not, one of a closed list; empty where it is boosted
     * @param reason the same in a sentence, or whose patch boosts it, too
     * @param fixtureMillis how long fixtures took in one run
     * @param beforeMillis how long the class took, the median of several runs
     * @param afterMillis the same with the patch
     * @param reduction which part of it is saved
     * @param pValue how probable such differences are by chance
     * @param tests how many there are, as far as they were checked
     * @param injections how many of them call fixtures themselves
     * @param changedLines how many lines of source come or go
     * @param way how fixtures are changed, in a word
     * @param coverageLoss which part of the lines is no longer reached
     * @param lines reached before, lost and gained
     * @param mutants noticed before, lost and gained
     * @param patch file with the patch, from where this file is
     * @param failingOrder file with an order that shows the reason
     * @param millis how long all that took
     * @param searchMillis how much of it went into finding a change and checking it, measurements apart
     */
    public record Boosted(
            @SerializedName("class") String testClass,
            String status,
            String code,
            String reason,
            Optional<Long> fixtureMillis,
            Optional<Long> beforeMillis,
            Optional<Long> afterMillis,
            Optional<Double> reduction,
            Optional<Double> pValue,
            int tests,
            int injections,
            long changedLines,
            String way,
            Optional<Double> coverageLoss,
            Optional<Counts> lines,
            Optional<Counts> mutants,
            Optional<String> patch,
            Optional<String> failingOrder,
            long millis,
            long searchMillis) {}

    /**
     * What all patches do together.
     *
     * @param beforeMillis how long the suite took, the median of several runs
     * @param afterMillis the same with all patches
     * @param reduction which part of it is saved
     * @param pValue how probable such differences are by chance
     * @param pairs how often it ran without and with them
     * @param lines reached before, lost and gained
     * @param mutants noticed before, lost and gained
     */
    public record Suite(
            long beforeMillis,
            long afterMillis,
            double reduction,
            double pValue,
            int pairs,
            Optional<Counts> lines,
            Optional<Counts> mutants) {}

    /** How many there were before, and how many of them, or others, came or went. */
    public record Counts(int before, int lost, int gained) {}
}
