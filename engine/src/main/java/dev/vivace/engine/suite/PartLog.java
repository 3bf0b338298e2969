package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.WorkerLoss;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What came of one part of a plan.
 *
 * @param part the order that was to run
 * @param provisional runs whose red tests had to be asked again; empty where the first runs count
 * @param stage of the runs that count
 * @param runs that count
 * @param audit runs in a new JVM that agreed with those that count
 */
record PartLog(TestOrder part, List<OrderRun> provisional, Stage stage, List<OrderRun> runs, List<OrderRun> audit) {

    PartLog {
        provisional = List.copyOf(provisional);
        runs = List.copyOf(runs);
        audit = List.copyOf(audit);
    }

    /** Runs that count at once. */
    static PartLog of(TestOrder part, Stage stage, List<OrderRun> runs) {
        return new PartLog(part, List.of(), stage, runs, List.of());
    }

    /** Runs after a reset, of which those in a new JVM were asked: they count where they disagree. */
    static PartLog asked(TestOrder part, List<OrderRun> afterReset, List<OrderRun> inNewJvm) {
        return outcomes(afterReset).equals(outcomes(inNewJvm)) && !isRed(afterReset)
                ? new PartLog(part, List.of(), Stage.PARALLEL, afterReset, inNewJvm)
                : new PartLog(part, afterReset, Stage.CLASS, inNewJvm, List.of());
    }

    private static Map<TestId, Outcome> outcomes(List<OrderRun> runs) {
        Map<TestId, Outcome> outcomes = new HashMap<>();
        runs.forEach(run -> run.tests().forEach(result -> outcomes.put(result.id(), result.outcome())));
        return outcomes;
    }

    /** Whether there is a red test, or a lost worker, in these runs. */
    static boolean isRed(List<OrderRun> runs) {
        return runs.stream()
                .anyMatch(run -> run.loss().isPresent()
                        || Stream.concat(run.tests().stream(), run.containers().stream())
                                .anyMatch(result -> result.outcome().isRed()));
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
                .filter(result -> alone.containsKey(result.id()))
                .filter(result ->
                        result.outcome().isRed() != alone.get(result.id()).isRed())
                .map(result -> result.id() + " " + result.outcome().label() + " after a reset, and "
                        + alone.get(result.id()).label() + " in a new JVM");
        Stream<String> losses = PartLog.isRed(runs)
                ? Stream.empty()
                : provisional.stream().flatMap(run -> run.loss().stream()).map(WorkerLoss::description);
        return Stream.concat(tests, losses);
    }

    private String className() {
        return part.tests().get(0).className();
    }
}
