package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedSet;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All runs of a subject, one class after another and side by side; run {@code i} of one contender happened next to run
 * {@code i} of the others.
 *
 * @param subject whose tests ran
 * @param runs by the name of the contender; without those that cannot run this subject
 * @param furtherReferences plain runs that only show which tests are steady
 */
record ParallelComparison(Subject subject, Map<String, List<Measurement>> runs, List<Measurement> furtherReferences) {

    static final String REFERENCE = Surefire.Mode.ONE_JVM.label();
    static final String TWO_JVMS = Surefire.Mode.TWO_JVMS.label();
    static final String PARALLEL_CLASSES = Surefire.Mode.PARALLEL_CLASSES.label();
    static final String VIVACE = "vivace";
    /** What a user could do instead. */
    static final List<String> ALTERNATIVES = List.of(TWO_JVMS, PARALLEL_CLASSES);

    static final List<String> CONTENDERS = List.of(REFERENCE, TWO_JVMS, PARALLEL_CLASSES, VIVACE);

    /** What takes less is over before it pays to run it side by side. */
    private static final Duration LONG = Duration.ofSeconds(20);

    ParallelComparison {
        runs = Map.copyOf(runs);
        furtherReferences = List.copyOf(furtherReferences);
    }

    /** Whether Vivace gave every verdict of Surefire, where that is steady. */
    boolean isEqual() {
        return differences(VIVACE).isEmpty();
    }

    SortedSet<TestCase> differences(String contender) {
        return reference().differences(runs(contender));
    }

    SortedSet<TestCase> excused(String contender) {
        return reference().excused(runs(contender));
    }

    /** Tests that plain Surefire judged differently from one of its runs to another. */
    SortedSet<TestCase> unsteady() {
        return reference().unsteady();
    }

    Reference reference() {
        return new Reference(
                subject,
                Stream.concat(runs(REFERENCE).stream(), furtherReferences.stream())
                        .toList());
    }

    /** None where a contender cannot run this subject. */
    List<Measurement> runs(String contender) {
        return runs.getOrDefault(contender, List.of());
    }

    /** Why there is no time of a contender. */
    Optional<String> obstacle(String contender) {
        if (runs(contender).isEmpty()) {
            return ParallelClasses.obstacle(subject);
        }
        long unfinished = runs(contender).stream().filter(run -> !isWhole(run)).count();
        return unfinished == 0
                ? Optional.empty()
                : Optional.of("%d of %d runs ended before every class had a report"
                        .formatted(unfinished, runs(contender).size()));
    }

    private boolean isWhole(Measurement run) {
        return run.verdicts()
                .byClass()
                .keySet()
                .containsAll(reference().verdicts().byClass().keySet());
    }

    /** Whether there are times of it to compare with. */
    boolean hasTimes(String contender) {
        return !runs(contender).isEmpty() && obstacle(contender).isEmpty();
    }

    /** Whether the suite takes long enough for it to matter. */
    boolean isLong() {
        return testPhase(REFERENCE).compareTo(LONG) >= 0;
    }

    Duration testPhase(String contender) {
        return Median.of(runs(contender), ParallelComparison::testPhase);
    }

    static Duration testPhase(Measurement run) {
        return run.testPhase()
                .orElseThrow(() -> new ComparisonFailure("What Maven prints tells no times; Maven 3 does"));
    }

    /** How many times as fast as another contender Vivace is, in the median of neighbouring runs. */
    OptionalDouble gain(String over) {
        return gains(over).map(gains -> OptionalDouble.of(gains.median())).orElse(OptionalDouble.empty());
    }

    /** The same with how far these runs are apart. */
    Optional<Spread> gains(String over) {
        return hasTimes(over)
                ? Optional.of(Spread.of(IntStream.range(0, runs(VIVACE).size())
                        .mapToObj(i -> ratio(runs(over).get(i), runs(VIVACE).get(i)))
                        .toList()))
                : Optional.empty();
    }

    private static double ratio(Measurement dividend, Measurement divisor) {
        return (double) testPhase(dividend).toNanos() / testPhase(divisor).toNanos();
    }

    /** How many times as fast as the alternative that leaves the least to gain. */
    OptionalDouble gainOverAlternatives() {
        return ALTERNATIVES.stream()
                .flatMapToDouble(name -> gain(name).stream())
                .min();
    }

    /** How many tests are red in a run of a contender. */
    LongSummaryStatistics red(String contender) {
        return runs(contender).stream().mapToLong(run -> run.verdicts().red()).summaryStatistics();
    }

    /** How many tests were red in a run of Vivace if it had not asked beyond a stage. */
    LongSummaryStatistics redAfter(Stage last) {
        return ofVivace(json -> count(json, test -> test.isRedAfter(last)));
    }

    LongSummaryStatistics flagged(String flag) {
        return ofVivace(json -> count(json, test -> test.flags().contains(flag)));
    }

    LongSummaryStatistics workers() {
        return ofVivace(RunJson::workers);
    }

    private LongSummaryStatistics ofVivace(ToLongFunction<RunJson> number) {
        return runs(VIVACE).stream()
                .flatMap(run -> run.runJson().stream())
                .mapToLong(number)
                .summaryStatistics();
    }

    private static long count(RunJson json, Predicate<TestAttempts> condition) {
        return json.attempts().stream().filter(condition).count();
    }
}
