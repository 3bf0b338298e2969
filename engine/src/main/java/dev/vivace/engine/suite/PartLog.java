package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.util.List;
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
 */
record PartLog(TestOrder part, List<OrderRun> provisional, Stage stage, List<OrderRun> runs) {

    PartLog {
        provisional = List.copyOf(provisional);
        runs = List.copyOf(runs);
    }

    /** Whether there is a red test, or a lost worker, in these runs. */
    static boolean isRed(List<OrderRun> runs) {
        return runs.stream()
                .anyMatch(run -> run.loss().isPresent()
                        || Stream.concat(run.tests().stream(), run.containers().stream())
                                .anyMatch(result -> result.outcome().isRed()));
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
        Set<TestId> green = runs.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> !result.outcome().isRed())
                .map(TestResult::id)
                .collect(Collectors.toSet());
        Stream<String> tests = provisional.stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed() && green.contains(result.id()))
                .map(result -> result.id() + " failed although all was reset, and passes in a new JVM");
        Stream<String> losses = PartLog.isRed(runs)
                ? Stream.empty()
                : provisional.stream().flatMap(run -> run.loss().stream()).map(WorkerLoss::description);
        return Stream.concat(tests, losses);
    }

    private String className() {
        return part.tests().get(0).className();
    }
}
