package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.PropertySnapshot;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All attempts at a suite's tests, and what they add up to. */
public final class SuiteLog {

    /** The flag of a test that was both green and red in runs of the same order. */
    static final String NONDETERMINISTIC = "nondeterministic";

    private final Map<TestId, List<Attempt>> attempts = new LinkedHashMap<>();
    private final List<TestResult> containers = new ArrayList<>();
    private final List<WorkerLoss> losses = new ArrayList<>();
    private final List<PropertySnapshot> properties = new ArrayList<>();

    void add(Stage stage, OrderRun run) {
        run.tests().forEach(result -> add(stage, result));
        containers.addAll(run.containers());
        run.loss().ifPresent(losses::add);
        properties.addAll(run.properties());
    }

    private void add(Stage stage, TestResult result) {
        attempts.computeIfAbsent(result.id(), id -> new ArrayList<>()).add(new Attempt(stage, result));
    }

    /** Adds classes that could not be loaded: their tests count as red, whatever they are. */
    void addUnloadable(TestCatalog catalog, Instant now) {
        catalog.unloadable().forEach((name, reason) -> add(Stage.SUITE, Unrun.unloadable(name, reason, now)));
    }

    /** Adds the tests of these orders that have not run, so that none is missing. */
    void addUnrun(TestCatalog catalog, List<TestOrder> orders, Halt halt, Instant now) {
        Set<TestId> known = attempts.keySet().stream()
                .flatMap(test -> Stream.of(test, test.wholeMethod()))
                .collect(Collectors.toSet());
        Function<TestId, Entry> entries = catalog.lookup();
        orders.stream()
                .flatMap(order -> order.tests().stream())
                .distinct()
                .filter(test -> !known.contains(test))
                .forEach(test -> add(Stage.SUITE, Unrun.halted(entries.apply(test), halt, now)));
    }

    /** One verdict per test. */
    public List<TestVerdict> verdicts() {
        return attempts.entrySet().stream()
                .map(entry -> verdict(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** Results of classes and other containers. */
    public List<TestResult> containers() {
        return List.copyOf(containers);
    }

    /** Workers that were lost. */
    public List<WorkerLoss> losses() {
        return List.copyOf(losses);
    }

    /** System properties as the tests saw them, of all workers. */
    public List<PropertySnapshot> properties() {
        return List.copyOf(properties);
    }

    private static TestVerdict verdict(TestId id, List<Attempt> attempts) {
        List<Outcome> runs = outcomes(attempts, false);
        List<Outcome> reruns = outcomes(attempts, true);
        Set<String> flags =
                runs.stream().map(Outcome::isRed).distinct().count() > 1 ? Set.of(NONDETERMINISTIC) : Set.of();
        return new TestVerdict(id, outcome(runs, reruns), flags, attempts);
    }

    private static Outcome outcome(List<Outcome> runs, List<Outcome> reruns) {
        if (reruns.contains(Outcome.PASSED)) {
            return Outcome.PASSED;
        }
        return runs.stream().filter(Outcome::isRed).findFirst().orElse(runs.get(runs.size() - 1));
    }

    private static List<Outcome> outcomes(List<Attempt> attempts, boolean reruns) {
        return attempts.stream()
                .filter(attempt -> (attempt.stage() == Stage.RERUN) == reruns)
                .map(attempt -> attempt.result().outcome())
                .toList();
    }
}
