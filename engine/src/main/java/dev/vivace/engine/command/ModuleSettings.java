package dev.vivace.engine.command;

import dev.vivace.engine.command.WorkerChoice.Possible;
import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.Threads;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.suite.SideBySide;
import dev.vivace.engine.suite.SuitePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the request says, completed by what the project's Surefire says.
 *
 * @param wanted the isolation that was asked for
 * @param isolation what is forgotten between classes by those that share a JVM
 * @param workers how many JVMs side by side
 * @param fallback what the user should know about the isolation that was asked for
 */
record ModuleSettings(Isolation wanted, Isolation isolation, int workers, Optional<String> fallback) {

    private static final String TESTNG = "[engine:testng]";

    private static final ModuleSettings ONE_JVM =
            new ModuleSettings(Isolation.NONE, Isolation.NONE, 1, Optional.empty());

    static ModuleSettings of(RunRequest request, LaunchSpec.Policy policy) {
        if (request.threads().areSeveral() && !(request.order() instanceof OrderChoice.Natural)) {
            throw Problem.of("What runs at once has no order: --threads and --order exclude each other.")
                    .tryThis("one of them alone");
        }
        return request.order() instanceof OrderChoice.FromFile ? inOneJvm(request) : asAsked(request, policy);
    }

    /** What an order shows is what its tests do to each other in one JVM. */
    private static ModuleSettings inOneJvm(RunRequest request) {
        boolean otherwise = request.workers().orElse(1) > 1
                || request.isolation()
                        .filter(wanted -> wanted != Isolation.NONE)
                        .isPresent();
        return otherwise
                ? new ModuleSettings(
                        ONE_JVM.wanted,
                        ONE_JVM.isolation,
                        ONE_JVM.workers,
                        Optional.of("An order from a file runs in one JVM; --workers and --isolation do not apply."))
                : ONE_JVM;
    }

    private static ModuleSettings asAsked(RunRequest request, LaunchSpec.Policy policy) {
        Isolation wanted = request.isolation().orElse(Isolation.AUTO);
        int workers = request.workers().orElseGet(() -> workers(wanted, request.threads(), policy));
        Isolation shared = wanted == Isolation.AUTO ? Isolation.RESET : wanted;
        return new ModuleSettings(wanted, shared, workers, overruled(wanted, policy));
    }

    /** All cores, where it shows neither in verdicts nor in what tests see of each other; otherwise what the project says. */
    private static int workers(Isolation wanted, Threads threads, LaunchSpec.Policy policy) {
        int asProject = Math.max(1, policy.forkCount());
        int threadsOfEach = threads.areSeveral() ? threads.count() : 1;
        return wanted == Isolation.NONE
                ? asProject
                : Math.max(asProject, Runtime.getRuntime().availableProcessors() / threadsOfEach);
    }

    private static Optional<String> overruled(Isolation wanted, LaunchSpec.Policy policy) {
        return wanted == Isolation.NONE && policy.isJvmPerClass()
                ? Optional.of("Surefire's reuseForks=false wants a JVM for each class; --isolation none overrules it.")
                : Optional.empty();
    }

    /**
     * For these tests: tests of TestNG may depend on tests, groups and set-ups of other classes, and are skipped without
     * them, so that they only run apart if somebody says so, here or in the pom.
     */
    ModuleSettings forTestsOf(TestCatalog catalog, RunRequest request, LaunchSpec.Policy policy) {
        return hasTestng(catalog) ? forTestng(request, policy) : this;
    }

    /** The same where there are tests of TestNG. */
    ModuleSettings forTestng(RunRequest request, LaunchSpec.Policy policy) {
        boolean together = request.isolation().isEmpty() && !policy.isJvmPerClass();
        return together
                ? new ModuleSettings(
                        Isolation.NONE,
                        Isolation.NONE,
                        request.workers().orElseGet(() -> workers(Isolation.NONE, request.threads(), policy)),
                        fallback)
                : this;
    }

    static boolean hasTestng(TestCatalog catalog) {
        return catalog.entries().stream().anyMatch(ModuleSettings::isTestng);
    }

    static boolean isTestng(TestCatalog.Entry entry) {
        return entry.node().uniqueId().startsWith(TESTNG);
    }

    /** What the user should know about how these tests are kept together, or are not. */
    Optional<String> noteOn(TestCatalog catalog, RunRequest request, LaunchSpec.Policy policy) {
        if (isolation != Isolation.NONE || !hasTestng(catalog)) {
            return Optional.empty();
        }
        if (request.workers().orElse(1) > 1 && workers > 1) {
            return Optional.of("Several workers get the tests of TestNG class by class;"
                    + " one that depends on another class is skipped then, as with Surefire's forkCount.");
        }
        return workers == 1 && stopAfterRed(request, policy) > 0
                ? Optional.of("Tests of TestNG may depend on other classes, so that they run to their end;"
                        + " --fail-fast and skipAfterFailureCount do not apply.")
                : Optional.empty();
    }

    private static int stopAfterRed(RunRequest request, LaunchSpec.Policy policy) {
        return request.failFast() ? 1 : policy.skipAfterFailures();
    }

    /** The same with this many JVMs. */
    ModuleSettings withWorkers(int count) {
        return new ModuleSettings(wanted, isolation, count, fallback);
    }

    /** The same with a JVM for each class instead of resets. */
    ModuleSettings withoutReset() {
        return new ModuleSettings(wanted, Isolation.PROCESS, workers, fallback);
    }

    /**
     * One worker runs the order as it is; several workers, or isolation, need it cut. What history knows decides who gets
     * a JVM of its own, who begins first and who must not run beside whom.
     */
    SuitePlan plan(
            TestCatalog catalog,
            TestOrder order,
            RunRequest request,
            LaunchSpec.Policy policy,
            History history,
            Optional<WorkerChoice> choice) {
        int stopAfterRed = stopAfterRed(request, policy);
        boolean whole = request.order() instanceof OrderChoice.FromFile
                || isolation == Isolation.NONE
                        && workers == 1
                        && !request.threads().areSeveral()
                        && (stopAfterRed == 0 || hasTestng(catalog));
        List<TestOrder> parts = whole ? List.of(order) : catalog.cutByClass(order);
        Set<TestOrder> apart = wanted == Isolation.AUTO ? partsOf(history.needOwnJvm(), parts) : Set.of();
        Set<TestOrder> audited = wanted == Isolation.AUTO ? audited(parts, request) : Set.of();
        Rivalries rivalries = Rivalries.of(history, catalog);
        boolean longestFirst = request.order() instanceof OrderChoice.Natural;
        SideBySide sideBySide = new SideBySide(
                choice.map(WorkerChoice::workers).orElse(workers),
                longestFirst ? history.expected().byClass() : Map.of(),
                rivalries.classes(),
                history.abstaining(),
                choice.filter(WorkerChoice::tentative).isPresent());
        Map<TestOrder, List<TestOrder>> after = after(parts, catalog, request, policy, history, sideBySide);
        return new SuitePlan(
                        parts,
                        isolation,
                        apart,
                        audited,
                        sideBySide,
                        new Concurrency(request.threads(), rivalries.tests()),
                        endsInSuite(catalog, order, request, policy)
                                ? ExpectedRed.in(parts, catalog, sideBySide, history, after)
                                : Set.of(),
                        after,
                        partsOf(rivalries.inOrder(), parts),
                        request.stages(),
                        isolationInSuite(catalog, order, request, policy, sideBySide),
                        policy.reruns(),
                        stopAfterRed)
                .times(request.runs());
    }

    /** What is forgotten where the suite is asked as the project runs it; none where that is what is planned. */
    private Optional<Isolation> isolationInSuite(
            TestCatalog catalog, TestOrder order, RunRequest request, LaunchSpec.Policy policy, SideBySide sideBySide) {
        Isolation usual = policy.isJvmPerClass() ? Isolation.PROCESS : Isolation.NONE;
        boolean isPlanned = isolation == Isolation.PROCESS
                && usual == isolation
                && sideBySide.lanes() == 1
                && !request.threads().areSeveral()
                && order.equals(catalog.naturalOrder());
        return isPlanned ? Optional.empty() : Optional.of(usual);
    }

    /** Parts that are only asked at the end, because of what they are known to need. */
    private Map<TestOrder, List<TestOrder>> after(
            List<TestOrder> parts,
            TestCatalog catalog,
            RunRequest request,
            LaunchSpec.Policy policy,
            History history,
            SideBySide sideBySide) {
        boolean knowsNeeds = isolation != Isolation.NONE
                && !policy.isJvmPerClass()
                && request.stages() == Stages.SOUND
                && request.order() instanceof OrderChoice.Natural;
        return knowsNeeds ? Needs.few(history.needs(), parts, catalog, sideBySide) : Map.of();
    }

    /** How many workers a pool must be able to have: a suite that leaves processors idle gets more of them. */
    int mostWorkers(RunRequest request) {
        boolean more = choosesWorkers(request)
                && !request.threads().areSeveral()
                && request.workerMemory().isEmpty();
        return more ? Machine.ofThisRun().most(workers) : workers;
    }

    private boolean choosesWorkers(RunRequest request) {
        return request.workers().isEmpty() && isolation != Isolation.NONE;
    }

    /** How many workers this order gets, and how much they compile; empty where the user or the project decides. */
    Optional<WorkerChoice> choice(
            TestCatalog catalog, TestOrder order, RunRequest request, LaunchSpec.Policy policy, History history) {
        List<TestOrder> parts = catalog.cutByClass(order);
        int atTheEnd = after(parts, catalog, request, policy, history, SideBySide.lanes(1)).keySet().stream()
                .mapToInt(part -> part.tests().size())
                .sum();
        int tests = order.tests().size() - atTheEnd;
        if (!choosesWorkers(request)) {
            return learnt(tests, Possible.exactly(workers), request, history);
        }
        int most = Math.max(1, Math.min(mostWorkers(request), parts.size()));
        return learnt(tests, Possible.upTo(most), request, history)
                .or(() -> Optional.of(unlearnt(order, Math.min(workers, most), request, history)));
    }

    private WorkerChoice unlearnt(TestOrder order, int usual, RunRequest request, History history) {
        if (isolation == Isolation.PROCESS) {
            // Each class has a JVM anyway, whose start is in no duration: another worker costs none.
            return WorkerChoice.plain(usual);
        }
        WorkerChoice byTime = WorkerChoice.byTime(history.expected().total(order.tests()), usual);
        return request.threads().areSeveral() ? byTime.outright() : byTime;
    }

    /** How much JVMs compile, which is decided before the first one tells which tests there are. */
    Compilation compilation(RunRequest request, History history) {
        List<Pace> paces = history.paces();
        int tests = paces.isEmpty() ? 0 : paces.get(paces.size() - 1).tests();
        Possible possible = choosesWorkers(request) ? Possible.upTo(mostWorkers(request)) : Possible.exactly(workers);
        return learnt(tests, possible, request, history)
                .map(WorkerChoice::compilation)
                .orElse(Compilation.FULL);
    }

    /** What earlier runs of the suite tell; empty where they say nothing about this one. */
    private Optional<WorkerChoice> learnt(int tests, Possible workers, RunRequest request, History history) {
        boolean comparable = isolation == Isolation.RESET && !request.threads().areSeveral() && !request.choosesTests();
        return comparable
                ? WorkerChoice.of(history.paces(), tests, Machine.ofThisRun().processors(), workers)
                : Optional.empty();
    }

    /** Whether it would be asked anyway what red tests do in the suite, just as it is. */
    private boolean endsInSuite(TestCatalog catalog, TestOrder order, RunRequest request, LaunchSpec.Policy policy) {
        return choosesWorkers(request)
                && wanted == Isolation.AUTO
                && !request.threads().areSeveral()
                && request.runs() == 1
                && request.stages() == Stages.SOUND
                && !policy.isJvmPerClass()
                && policy.reruns() == 0
                && stopAfterRed(request, policy) == 0
                && order.equals(catalog.naturalOrder());
    }

    /** A sample, the same for the same seed. */
    private static Set<TestOrder> audited(List<TestOrder> parts, RunRequest request) {
        Random random = new Random(request.seed());
        return parts.stream()
                .filter(part -> random.nextDouble() < request.auditRate())
                .collect(Collectors.toSet());
    }

    private static Set<TestOrder> partsOf(Set<String> classes, List<TestOrder> parts) {
        return parts.stream()
                .filter(part -> part.tests().stream().map(TestId::className).anyMatch(classes::contains))
                .collect(Collectors.toSet());
    }
}
