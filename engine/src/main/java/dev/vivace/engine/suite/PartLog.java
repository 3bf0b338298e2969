package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.model.WorkerLoss.Cause;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What came of one part of a plan.
 *
 * @param part the order that was to run
 * @param provisional runs whose red tests had to be asked again; empty where the first runs count
 * @param stage of the runs that count
 * @param runs that count
 * @param audit runs in a new JVM that agreed with those that count
 * @param alone runs of single tests that were red beside others
 * @param raced tests that were red, or skipped themselves, only because of what ran beside them, or did not run before
 *     them
 * @param unconfirmed red results that may not count, where the run was stopped before it was known
 */
record PartLog(
        TestOrder part,
        List<OrderRun> provisional,
        Stage stage,
        List<OrderRun> runs,
        List<OrderRun> audit,
        List<OrderRun> alone,
        Set<TestId> raced,
        List<TestResult> unconfirmed) {

    PartLog {
        provisional = List.copyOf(provisional);
        runs = List.copyOf(runs);
        audit = List.copyOf(audit);
        alone = List.copyOf(alone);
        raced = Set.copyOf(raced);
        unconfirmed = List.copyOf(unconfirmed);
    }

    private PartLog(
            TestOrder part, List<OrderRun> provisional, Stage stage, List<OrderRun> runs, List<OrderRun> audit) {
        this(part, provisional, stage, runs, audit, List.of(), Set.of(), List.of());
    }

    /** Runs that count at once. */
    static PartLog of(TestOrder part, Stage stage, List<OrderRun> runs) {
        return new PartLog(part, List.of(), stage, runs, List.of());
    }

    /** Runs after a reset or beside others, and those in a new JVM, which count where they disagree. */
    static PartLog asked(TestOrder part, List<OrderRun> before, List<OrderRun> inNewJvm) {
        return !before.isEmpty() && outcomes(before).equals(outcomes(inNewJvm)) && !isRed(before)
                ? new PartLog(part, List.of(), Stage.PARALLEL, before, inNewJvm)
                : new PartLog(part, before, Stage.CLASS, inNewJvm, List.of());
    }

    /** Runs beside others in one JVM, and those in the suite in natural order, which count. */
    static PartLog inSuite(TestOrder part, List<OrderRun> before, List<OrderRun> inSuite) {
        return new PartLog(part, before, Stage.SUITE, inSuite, List.of());
    }

    /**
     * Runs beside others, of which only what is green in them counts: there is no time left to ask for the rest. Who was
     * running when its worker was lost may have been stopped with the run, unless it is known to have been lost before.
     */
    static PartLog certain(TestOrder part, List<OrderRun> runs) {
        if (!isRed(runs)) {
            return of(part, Stage.PARALLEL, runs);
        }
        List<TestResult> red = runs.stream()
                .flatMap(run -> run.tests().stream().filter(result -> isRedByItself(result, run)))
                .toList();
        return new PartLog(part, List.of(), Stage.PARALLEL, only(runs, false), List.of(), List.of(), Set.of(), red);
    }

    /** A run that no longer tells of a loss had others beside it that it may be about. */
    private static boolean isRedByItself(TestResult result, OrderRun run) {
        boolean crashed = run.loss().map(WorkerLoss::cause).stream().anyMatch(cause -> cause != Cause.CANCELLED);
        return result.outcome().isRed() && (crashed || result.outcome() != Outcome.CRASHED);
    }

    /** Runs beside others, whose red tests are green alone. */
    static PartLog green(TestOrder part, List<OrderRun> before) {
        return new PartLog(part, only(before, true), Stage.PARALLEL, only(before, false), List.of());
    }

    private static List<OrderRun> only(List<OrderRun> runs, boolean red) {
        return runs.stream()
                .map(run -> run.withoutLoss()
                        .with(
                                run.tests().stream()
                                        .filter(result -> result.outcome().isRed() == red)
                                        .toList(),
                                List.of()))
                .toList();
    }

    /** Tests that were red before, or skipped themselves, and do neither in the runs that count. */
    Set<TestId> recovered() {
        Map<TestId, Outcome> counted = outcomes(counting().toList());
        return first().filter(PartLog::isDoubtful)
                .filter(result -> counted.containsKey(result.id())
                        && !counted.get(result.id()).isRed()
                        && counted.get(result.id()) != result.outcome())
                .map(TestResult::id)
                .collect(Collectors.toSet());
    }

    /** Whether it may only be so because of what ran before it or beside it. */
    static boolean isDoubtful(TestResult result) {
        return result.outcome().isRed() || result.isAborted();
    }

    /** Runs that say which tests there are. */
    Stream<OrderRun> counting() {
        return stage == Stage.PARALLEL ? Stream.concat(runs.stream(), alone.stream()) : runs.stream();
    }

    /** The same with what was found out about why it was red. */
    PartLog with(List<OrderRun> runsAlone, Set<TestId> racing) {
        return new PartLog(part, provisional, stage, runs, audit, runsAlone, racing, unconfirmed);
    }

    private static Map<TestId, Outcome> outcomes(List<OrderRun> runs) {
        Map<TestId, Outcome> outcomes = new HashMap<>();
        runs.forEach(run -> run.tests().forEach(result -> outcomes.put(result.id(), result.outcome())));
        return outcomes;
    }

    /** Whether there is a red test, or a lost worker, in these runs. */
    static boolean isRed(List<OrderRun> runs) {
        return runs.stream().anyMatch(run -> run.loss().isPresent() || run.hasRed());
    }

    /** Whether one of these tests is in it. */
    boolean hasAnyOf(Set<TestId> tests) {
        return runs.stream().flatMap(run -> run.tests().stream()).anyMatch(result -> tests.contains(result.id()));
    }

    int red() {
        return (int) runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed())
                .count();
    }

    /** Why the class of this part should not share a JVM; empty where nothing speaks against it. */
    Optional<Taint> taint() {
        return Stream.concat(taints(), onlyWithOthers()).findFirst().map(reason -> new Taint(className(), reason));
    }

    private Stream<String> taints() {
        return Stream.concat(provisional.stream(), runs.stream()).flatMap(run -> run.taints().stream());
    }

    private Stream<String> onlyWithOthers() {
        Map<TestId, Outcome> alone = outcomes(runs);
        Stream<String> tests = provisional.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> alone.containsKey(result.id()) && !raced.contains(result.id()))
                .filter(result -> !agree(result.outcome(), alone.get(result.id())))
                .map(result -> result.id() + " " + result.outcome().label() + " after a reset, and "
                        + alone.get(result.id()).label() + " in a new JVM");
        Stream<String> losses = PartLog.isRed(runs) || !raced.isEmpty()
                ? Stream.empty()
                : provisional.stream().flatMap(run -> run.loss().stream()).map(WorkerLoss::description);
        return Stream.concat(tests, losses);
    }

    private static boolean agree(Outcome one, Outcome other) {
        return one == other || one.isRed() && other.isRed();
    }

    /** The results of its tests when they first ran. */
    Stream<TestResult> first() {
        boolean runsWereFirst = provisional.isEmpty() || stage == Stage.PARALLEL;
        return Stream.concat(provisional.stream(), runsWereFirst ? runs.stream() : Stream.empty())
                .flatMap(run -> run.tests().stream());
    }

    String className() {
        return part.tests().get(0).className();
    }
}
