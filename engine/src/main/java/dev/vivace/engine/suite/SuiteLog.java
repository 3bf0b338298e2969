package dev.vivace.engine.suite;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.PropertySnapshot;
import dev.vivace.engine.model.Race;
import dev.vivace.engine.model.Taint;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.WorkerLoss;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All attempts at a suite's tests, and what they add up to. */
public final class SuiteLog {

    private final Map<TestId, List<Attempt>> attempts = new LinkedHashMap<>();
    private final List<TestResult> containers = new ArrayList<>();
    private final List<WorkerLoss> losses = new ArrayList<>();
    /** Parts that ran together share theirs. */
    private final Set<PropertySnapshot> properties = new LinkedHashSet<>();

    private final List<Taint> taints = new ArrayList<>();
    private final List<Race> races = new ArrayList<>();
    private final Set<TestId> raced = new HashSet<>();
    private final Set<TestId> unrun = new HashSet<>();
    private final Map<TestId, TestResult> unconfirmed = new LinkedHashMap<>();
    private final Map<TestOrder, Sufficiency> afterFew = new HashMap<>();
    private int workers = 1;
    private Optional<Pace> pace = Optional.empty();
    private Duration inSuite = Duration.ZERO;

    /** Adds a part; of its provisional runs only what they say about tests that the runs which count know, too. */
    void add(PartLog part) {
        Set<TestId> counted = part.counting()
                .flatMap(run -> run.tests().stream())
                .map(TestResult::id)
                .collect(Collectors.toSet());
        part.provisional().stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> counted.contains(result.id()))
                .forEach(result -> add(Stage.PARALLEL, result));
        part.alone().stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> counted.contains(result.id()))
                .forEach(result -> add(Stage.ALONE, result));
        raced.addAll(part.raced());
        part.runs().forEach(run -> add(part.stage(), run));
        part.audit().forEach(run -> run.tests().forEach(result -> add(Stage.AUDIT, result)));
        part.taint().ifPresent(taints::add);
        part.unconfirmed().forEach(this::addUnconfirmed);
    }

    /** What is red for sure, in another run of the same order, stays red. */
    private void addUnconfirmed(TestResult result) {
        if (!isRed(result.id())) {
            unconfirmed.put(result.id(), result);
        }
        add(Stage.PARALLEL, result);
    }

    private boolean isRed(TestId test) {
        return attempts.containsKey(test)
                && verdict(test, attempts.get(test)).outcome().isRed();
    }

    /** Adds how fast all parts ran, and in how many lanes. */
    void add(PaceMeter meter) {
        workers = Math.max(1, meter.lanes());
        pace = meter.pace();
    }

    /** Adds how long the suite ran once more, for tests that were red in their class alone. */
    void addTimeInSuite(Duration time) {
        inSuite = inSuite.plus(time);
    }

    void addRaces(List<Race> found) {
        races.addAll(found);
    }

    /** Adds a run that the project asks for because tests are red, the first round being 1. */
    void addRerun(int round, OrderRun run) {
        run.tests().forEach(result -> add(new Attempt(Stage.RERUN, round, result)));
        addCircumstances(run);
    }

    /** Adds what tests that were asked in their class do in the natural order of the suite, where one of both is red. */
    void addOtherContext(OrderRun run) {
        Set<TestId> redHere = run.tests().stream()
                .filter(result -> result.outcome().isRed())
                .map(TestResult::id)
                .collect(Collectors.toSet());
        Set<TestId> either = attempts.keySet().stream()
                .filter(test -> isAskedInClass(test) && (redHere.contains(test) || isRedInClass(test)))
                .collect(Collectors.toSet());
        addConfirmation(run, either);
    }

    private boolean isAskedInClass(TestId test) {
        return !outcomes(test, Stage.CLASS).isEmpty();
    }

    private boolean isRedInClass(TestId test) {
        return outcomes(test, Stage.CLASS).stream().anyMatch(Outcome::isRed);
    }

    /** Adds what these tests, which are red in their class alone, do in the natural order of the suite. */
    void addConfirmation(OrderRun run, Set<TestId> tests) {
        resultsOf(tests, run).forEach(result -> add(Stage.SUITE, result));
    }

    /** Adds these tests, which are red in their class alone, as far as they pass in runs after some of the earlier classes. */
    void addIfPassed(List<OrderRun> runs, Set<TestId> tests) {
        Set<TestId> passed = tests.stream()
                .filter(test -> isPassed(
                        test,
                        runs.stream()
                                .flatMap(run -> resultsOf(Set.of(test), run))
                                .toList()))
                .collect(Collectors.toSet());
        runs.forEach(run -> addConfirmation(run, passed));
    }

    /** A method that could produce tests, and produced none, has not passed. */
    private static boolean isPassed(TestId test, List<TestResult> results) {
        return results.stream()
                        .anyMatch(result -> test.isClass() || result.node().isTest())
                && results.stream().allMatch(result -> result.outcome() == Outcome.PASSED);
    }

    /** Adds that a class which is red alone was asked after some of the classes before it. */
    void addAfterFew(TestOrder part, Sufficiency answer) {
        afterFew.put(part, answer);
    }

    /** Classes that are red alone and were asked after some of the classes before them first. */
    public Map<TestOrder, Sufficiency> afterFew() {
        return Map.copyOf(afterFew);
    }

    /**
     * Other tests ran with the ones that were asked; they have their verdict already. Invocations show only where their
     * method could run.
     */
    private static Stream<TestResult> resultsOf(Set<TestId> tests, OrderRun run) {
        Stream<TestResult> asked = run.tests().stream()
                .filter(result -> tests.contains(result.id())
                        || tests.contains(result.id().wholeMethod()));
        Stream<TestResult> recovered = run.containers().stream()
                .filter(result ->
                        tests.contains(result.id()) && !result.outcome().isRed());
        return Stream.concat(asked, recovered);
    }

    private void add(Stage stage, OrderRun run) {
        run.tests().forEach(result -> add(stage, result));
        addCircumstances(run);
    }

    private void addCircumstances(OrderRun run) {
        containers.addAll(run.containers());
        run.loss().ifPresent(losses::add);
        properties.addAll(run.properties());
    }

    private void add(Stage stage, TestResult result) {
        add(new Attempt(stage, result));
    }

    private void add(Attempt attempt) {
        attempts.computeIfAbsent(attempt.result().id(), id -> new ArrayList<>()).add(attempt);
    }

    /** Adds classes that could not be loaded: their tests count as red, whatever they are. */
    void addUnloadable(TestCatalog catalog, Instant now) {
        catalog.unloadable().forEach((name, reason) -> add(Stage.SUITE, Unrun.unloadable(name, reason, now)));
    }

    /** Leaves open whether these tests, which are red in their class alone, count, as far as the suite was not asked. */
    void leaveUnconfirmed(Set<TestId> tests) {
        Set<TestId> open = redInClassAlone();
        tests.stream()
                .filter(open::contains)
                .forEach(test ->
                        unconfirmed.put(test, verdict(test, attempts.get(test)).result()));
    }

    /** Adds that nobody was asked whether what is red counts. */
    void addUnasked(Halt halt, Instant now) {
        unconfirmed.values().forEach(red -> add(Stage.SUITE, Unrun.unasked(red, halt, now)));
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
                .map(test -> Unrun.halted(entries.apply(test), halt, now))
                .forEach(this::addUnrun);
    }

    private void addUnrun(TestResult result) {
        unrun.add(result.id());
        add(Stage.SUITE, result);
    }

    /** One verdict per test. */
    public List<TestVerdict> verdicts() {
        Set<TestId> produced = attempts.entrySet().stream()
                .filter(entry -> entry.getKey().isInvocation() && !isInherited(entry.getValue()))
                .flatMap(entry -> Stream.of(
                        entry.getKey().wholeMethod(), TestId.of(entry.getKey().className(), "class")))
                .collect(Collectors.toSet());
        return attempts.entrySet().stream()
                .filter(entry -> !(produced.contains(entry.getKey()) && isPlaceholder(entry.getValue())))
                .map(entry -> verdict(entry.getKey(), entry.getValue()))
                .toList();
    }

    private static boolean isInherited(List<Attempt> attempts) {
        return attempts.stream().allMatch(attempt -> attempt.result().isInherited());
    }

    /** A method, or a class, stands for its invocations only as long as none of them could run. */
    private static boolean isPlaceholder(List<Attempt> attempts) {
        return attempts.stream()
                .map(Attempt::result)
                .allMatch(result -> result.isInherited()
                        || !result.node().isTest() && !result.outcome().isRed());
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

    /** Test classes that should have a JVM of their own. */
    public List<Taint> taints() {
        return List.copyOf(taints);
    }

    /** Tests that were red because of what ran beside them. */
    public List<Race> races() {
        return List.copyOf(races);
    }

    /** How many JVMs ran side by side. */
    public int workers() {
        return workers;
    }

    /** How fast the suite ran, without what was asked again; empty where that is not known. */
    public Optional<Pace> pace() {
        return pace;
    }

    /** How long the suite ran once more for tests that were red in their class alone. */
    public Duration timeInSuite() {
        return inSuite;
    }

    /** Tests that are red in their class alone and green in the suite. */
    public List<TestId> needEarlierClasses() {
        return verdicts().stream()
                .filter(TestVerdict::needsEarlierClasses)
                .map(TestVerdict::id)
                .toList();
    }

    /** Tests that were red where that may not count, when the run was stopped. */
    public List<TestId> unconfirmed() {
        return verdicts().stream()
                .filter(TestVerdict::isUnconfirmed)
                .map(TestVerdict::id)
                .toList();
    }

    /** Tests that are red so far. */
    Set<TestId> red() {
        return verdicts().stream()
                .filter(verdict -> verdict.outcome().isRed())
                .map(TestVerdict::id)
                .collect(Collectors.toSet());
    }

    /** Tests that are red so far, and were not asked in the suite. */
    Set<TestId> redInClassAlone() {
        return red().stream()
                .filter(test -> !unconfirmed.containsKey(test)
                        && outcomes(test, Stage.SUITE).isEmpty())
                .collect(Collectors.toSet());
    }

    private TestVerdict verdict(TestId id, List<Attempt> attempts) {
        if (unrun.contains(id)) {
            return new TestVerdict(id, attempts.get(0).result().outcome(), Set.of(TestVerdict.NOT_RUN), attempts);
        }
        if (unconfirmed.containsKey(id)) {
            Outcome last = attempts.get(attempts.size() - 1).result().outcome();
            return new TestVerdict(id, last, Set.of(TestVerdict.UNCONFIRMED), attempts);
        }
        return allOf(id).verdict();
    }

    private List<Outcome> outcomes(TestId id, Stage stage) {
        return allOf(id).outcomes(stage);
    }

    private Attempts allOf(TestId id) {
        return new Attempts(id, attempts.get(id), raced.contains(id));
    }
}
