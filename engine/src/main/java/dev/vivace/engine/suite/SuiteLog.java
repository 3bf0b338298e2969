package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.WorkerLoss;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All attempts at a suite's tests, and what they add up to. */
public final class SuiteLog {

    /** The flag of a test that was both green and red in runs of the same order. */
    static final String NONDETERMINISTIC = "nondeterministic";

    private final Map<TestId, List<Attempt>> attempts = new LinkedHashMap<>();
    private final List<TestResult> containers = new ArrayList<>();
    private final List<WorkerLoss> losses = new ArrayList<>();
    private Map<String, String> properties = Map.of();

    void add(Stage stage, OrderRun run) {
        run.tests().forEach(result -> add(stage, result));
        containers.addAll(run.containers());
        run.loss().ifPresent(losses::add);
        if (properties.isEmpty()) {
            properties = run.properties();
        }
    }

    /** Adds what is known of a test that did not run. */
    public void add(Stage stage, TestResult result) {
        attempts.computeIfAbsent(result.id(), id -> new ArrayList<>()).add(new Attempt(stage, result));
    }

    /** Whether there is an attempt at this test, or at an invocation of it. */
    public boolean knows(TestId id) {
        return attempts.keySet().stream()
                .anyMatch(known -> known.equals(id) || known.wholeMethod().equals(id));
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

    /** System properties as the first worker's tests saw them. */
    public Map<String, String> properties() {
        return properties;
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
