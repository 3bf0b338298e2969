package dev.vivace.engine.command;

import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.orders.OrderFile;
import dev.vivace.engine.orders.Orders;
import dev.vivace.engine.project.ClassFiles;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.RunReport.JvmSpan;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.WorkerSettings;
import dev.vivace.engine.suite.SuiteLog;
import dev.vivace.engine.suite.SuitePlan;
import dev.vivace.engine.suite.SuiteRun;
import dev.vivace.engine.suite.Verification;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One module, from how it is launched to its verdicts and files. */
final class ModuleRun {

    static final String WITHOUT_RESET =
            "The agent that resets state does not get along with this project; every test class gets a JVM.";

    private static final String CONFIGURED = "The project's Surefire is configured to fail then.";

    private final RunRequest request;
    private final ModuleLaunch launch;
    private final LaunchSpec spec;
    private final boolean onlyModule;
    private final SuiteListener listener;
    private final RunControl control;
    private ModuleSettings settings;
    private final ModuleFiles files;
    private final Optional<Sharding> sharding;
    private Optional<Portion> portion = Optional.empty();
    private Optional<Verification> verification = Optional.empty();
    private Compilation compilation = Compilation.FULL;
    private Lessons lessons = Lessons.NONE;
    private List<JvmSpan> started = List.of();

    /** Runs all of the module, or this machine's part of it. */
    ModuleRun(
            RunRequest request,
            LaunchSpec module,
            boolean onlyModule,
            SuiteListener listener,
            RunControl control,
            Optional<Sharding> sharding) {
        this.request = request;
        this.launch = ModuleLaunch.of(request, module, onlyModule);
        this.spec = launch.spec();
        this.onlyModule = onlyModule;
        this.listener = listener;
        this.control = control;
        this.settings = ModuleSettings.of(request, spec.policy());
        this.files = launch.files();
        this.sharding = sharding;
    }

    /**
     * Runs the module's tests; empty where the project wants none run.
     *
     * @param earlier results of earlier executions of the same module, to which this one is added
     */
    Optional<ModuleOutcome> run(List<ModuleOutcome> earlier) {
        spec.warnings().forEach(listener::notice);
        Optional<String> skip = spec.policy().skip();
        if (skip.isPresent()) {
            listener.notice("Tests of " + spec.module() + " are skipped: " + skip.get());
            return Optional.empty();
        }
        settings.fallback().ifPresent(listener::notice);
        return Optional.of(outcome(runTests(earlier)));
    }

    private ModuleOutcome outcome(SuiteResult result) {
        return new ModuleOutcome(result, spec.policy(), verification, started);
    }

    private SuiteResult runTests(List<ModuleOutcome> earlier) {
        Instant start = Instant.now();
        History history = files.history();
        compilation = settings.compilation(request, history);
        files.writeLaunch(earlier.isEmpty());
        if (sharding.isPresent()) {
            files.clearShard(earlier.isEmpty());
        }
        List<String> classes = TestClasses.find(spec.selection());
        if (classes.isEmpty()) {
            return withoutClasses(start);
        }
        Optional<SuiteResult> together = runTogether(classes, earlier, history, start);
        if (together.isPresent()) {
            return together.get();
        }
        try (Runners runners = open(classes)) {
            Optional<TestCatalog> catalog = catalog(runners, classes);
            if (catalog.isPresent()) {
                return finished(runWith(runners, catalog.get(), history, start), earlier, history);
            }
        }
        settings = settings.withoutReset();
        try (Runners runners = open(classes)) {
            TestCatalog catalog = runners.with(settings.isolation()).catalog();
            listener.notice(WITHOUT_RESET);
            return finished(runWith(runners, catalog, history, start), earlier, history);
        }
    }

    /** Tests of TestNG run in the JVM that looked for them; empty where they are not to, or there are none after all. */
    private Optional<SuiteResult> runTogether(
            List<String> classes, List<ModuleOutcome> earlier, History history, Instant start) {
        ModuleSettings usual = settings;
        settings = usual.forTestng(request, spec.policy());
        if (!settings.equals(usual)
                && LikelyTestng.isIn(new ClassFiles(spec.selection().testClasses()), classes)) {
            try (Runners runners = open(classes)) {
                TestCatalog catalog = runners.with(settings.isolation()).catalog();
                if (ModuleSettings.hasTestng(launch.wanted().of(catalog))) {
                    return Optional.of(finished(runWith(runners, catalog, history, start), earlier, history));
                }
            }
        }
        settings = usual;
        return Optional.empty();
    }

    /** Names the classes of this machine's part, and runs nothing; empty where the project wants nothing run. */
    Optional<List<String>> list() {
        List<String> classes = TestClasses.find(spec.selection());
        if (spec.policy().skip().isPresent() || classes.isEmpty()) {
            return Optional.empty();
        }
        try (Runners runners = LocalRunners.open(spec, classes, workerSettings().withIsolation(Isolation.PROCESS))) {
            control.watch(runners, spec.policy().timeout());
            TestCatalog catalog =
                    launch.wanted().of(runners.with(Isolation.PROCESS).catalog());
            if (catalog.entries().isEmpty() && catalog.unloadable().isEmpty()) {
                return Optional.empty();
            }
            Portion own = sharding.orElseThrow().take(spec, catalog, files.history(), request);
            own.notes().forEach(listener::notice);
            return Optional.of(own.classes().stream().sorted().toList());
        }
    }

    private Runners open(List<String> classes) {
        Runners runners = LocalRunners.open(spec, classes, workerSettings());
        control.watch(runners, spec.policy().timeout());
        return runners;
    }

    /** Empty where tests cannot be found, or not all, in a JVM with the agent that resets state. */
    private Optional<TestCatalog> catalog(Runners runners, List<String> classes) {
        OrderRunner runner = runners.with(settings.isolation());
        if (settings.isolation() != Isolation.RESET) {
            return Optional.of(runner.catalog());
        }
        try {
            return Optional.of(runner.catalog()).filter(found -> isUndisturbed(found, classes));
        } catch (Problem problem) {
            if (control.halt().isPresent()) {
                throw problem;
            }
            return Optional.empty();
        }
    }

    /** Whether classes that cannot be looked into cannot without the agent, either. */
    private boolean isUndisturbed(TestCatalog found, List<String> classes) {
        if (found.unloadable().isEmpty()) {
            return true;
        }
        WorkerSettings plain = workerSettings().withIsolation(Isolation.PROCESS);
        try (Runners others = LocalRunners.open(spec, classes, plain)) {
            control.watchToo(others);
            Set<String> known =
                    others.with(Isolation.PROCESS).catalog().unloadable().keySet();
            return known.equals(found.unloadable().keySet());
        }
    }

    private SuiteResult finished(SuiteResult result, List<ModuleOutcome> earlier, History history) {
        ModuleOutcome outcome = outcome(result);
        earlier.add(outcome);
        listener.suiteFinished(result, written(outcome, new RunOutcome(earlier), history));
        return result;
    }

    private List<Path> written(ModuleOutcome outcome, RunOutcome module, History history) {
        SuiteResult result = outcome.result();
        if (sharding.isEmpty()) {
            return files.write(module.report(), result, history, lessons, listener::notice);
        }
        if (portion.isEmpty()) {
            return List.of();
        }
        sharding.get().ended(spec, files.out(), portion.get(), outcome, control.isCancelled());
        return files.writeShard(
                sharding.get().report(module.report(), module.suites(), files.json()),
                result,
                history,
                lessons,
                listener::notice);
    }

    private WorkerSettings workerSettings() {
        return launch.workers(settings.mostWorkers(request), settings.isolation())
                .withCompilation(compilation);
    }

    private SuiteResult runWith(Runners runners, TestCatalog all, History history, Instant start) {
        TestCatalog catalog = launch.wanted().of(all);
        if (catalog.entries().isEmpty() && catalog.unloadable().isEmpty()) {
            return withoutTests(start);
        }
        portion = sharding.map(shares -> shares.take(spec, catalog, history, request));
        portion.ifPresent(own -> own.notes().forEach(listener::notice));
        TestOrder order = portion.map(own -> own.of(order(catalog), catalog)).orElseGet(() -> order(catalog));
        TestCatalog told = portion.map(own -> own.of(catalog)).orElse(catalog);
        if (order.tests().isEmpty() && told.unloadable().isEmpty()) {
            return portion.isPresent() ? result(new SuiteLog(), start) : withoutTests(start);
        }
        settings = settings.forTestsOf(catalog, request, spec.policy());
        settings.noteOn(catalog, request, spec.policy()).ifPresent(listener::notice);
        listener.suiteStarted(spec.module(), order, known(history.expected().byTest(), order));
        Optional<WorkerChoice> choice = settings.choice(catalog, order, request, spec.policy(), history);
        SuitePlan plan = settings.plan(catalog, order, request, spec.policy(), history, choice);
        Notices notices = new Notices(listener, files.historyDirectory());
        notices.tellBefore(plan, choice);
        StartedJvms jvms = new StartedJvms(listener, start);
        SuiteLog log = new SuiteRun(runners, plan, jvms, control::halt).run(told);
        started = jvms.spans();
        settings = settings.withWorkers(log.workers());
        notices.tellAfter(log, settings.wanted() == Isolation.AUTO);
        SuiteResult result = result(log, start);
        lessons = lessons(result, log, catalog, history);
        tellTogether(result);
        if (request.verify() && control.halt().isEmpty()) {
            verify(result, runners, plan.reference(), told);
        }
        return result;
    }

    /** Tests that somebody has chosen, or a part of them, say nothing about the suite. */
    private Lessons lessons(SuiteResult result, SuiteLog log, TestCatalog catalog, History history) {
        if (request.choosesTests()) {
            return Lessons.NONE;
        }
        Set<TestId> leftOut =
                Selected.by(spec).leavesOut(history.expected().byTest().keySet(), catalog);
        List<Need> needs = Stream.concat(
                        Needs.of(log.needEarlierClasses(), log.afterFew(), history.needs(), catalog).stream(),
                        Needs.gone(result.verdicts(), catalog, leftOut).stream())
                .toList();
        boolean all = sharding.isEmpty()
                && control.halt().isEmpty()
                && spec.selection().test().isEmpty()
                && result.verdicts().stream().noneMatch(TestVerdict::isNotRun);
        Set<TestId> red = result.red().stream().map(TestVerdict::id).collect(Collectors.toSet());
        return new Lessons(
                history.news(needs),
                log.pace().filter(pace -> all && isComparable()).map(pace -> pace.with(compilation)),
                Optional.of(red).filter(tests -> all && settings.isolation() != Isolation.NONE));
    }

    private boolean isComparable() {
        return settings.isolation() == Isolation.RESET
                && !request.threads().areSeveral()
                && request.runs() == 1
                && request.order() instanceof OrderChoice.Natural;
    }

    /** In one JVM the command that repeats a red test may well be green. */
    private void tellTogether(SuiteResult result) {
        boolean together = settings.isolation() == Isolation.NONE && !(request.order() instanceof OrderChoice.FromFile);
        boolean several = result.verdicts().stream()
                        .map(verdict -> verdict.id().className())
                        .distinct()
                        .count()
                > 1;
        if (together && several && !result.red().isEmpty()) {
            listener.notice("Nothing was forgotten between classes: a test that passes when run again alone depends on"
                    + " what ran before it. --isolation "
                    + (settings.wanted() == Isolation.AUTO ? Isolation.PROCESS : Isolation.AUTO).label()
                    + " tells it from the others.");
        }
    }

    private void verify(SuiteResult result, Runners runners, SuitePlan reference, TestCatalog catalog) {
        SuiteLog log = new SuiteRun(runners, reference, RunListener.NONE, control::halt).run(catalog);
        if (control.halt().isEmpty()) {
            Verification compared = Verification.of(result.verdicts(), log.verdicts());
            compared.differences().forEach(difference -> listener.notice("Differs: " + difference.text()));
            compared.flagged().forEach(difference -> listener.notice("Flagged: " + difference.text()));
            listener.notice("Compared " + compared.compared() + " verdicts with those of "
                    + (reference.isolation() == Isolation.NONE ? "all in one JVM: " : "a JVM for each class: ")
                    + compared.differences().size() + " differ.");
            verification = Optional.of(compared);
        }
    }

    private TestOrder order(TestCatalog catalog) {
        OrderChoice choice = request.order();
        if (choice instanceof OrderChoice.FromFile named) {
            return OrderFile.read(named.file(), catalog, onlyModule);
        }
        if (choice instanceof OrderChoice.Reversed) {
            return Orders.reversed(catalog);
        }
        return choice instanceof OrderChoice.Random ? Orders.random(catalog, request.seed()) : catalog.naturalOrder();
    }

    private static Map<TestId, Duration> known(Map<TestId, Duration> durations, TestOrder order) {
        Map<TestId, Duration> known = new HashMap<>();
        for (TestId test : order.tests()) {
            Duration duration = durations.get(test);
            if (duration != null) {
                known.put(test, duration);
            }
        }
        return known;
    }

    private SuiteResult withoutClasses(Instant start) {
        String test = spec.selection().test();
        if (!test.isEmpty() && !request.choosesTests() && spec.policy().failIfNoSpecifiedTests()) {
            throw Problem.of("No tests in " + spec.module() + " match " + test)
                    .detail(CONFIGURED)
                    .tryThis("-Dsurefire.failIfNoSpecifiedTests=false; for integration tests"
                            + " -Dfailsafe.failIfNoSpecifiedTests=false");
        }
        return withoutTests(start);
    }

    /** Surefire does not mind a {@code -Dtest} that matches a class and none of its methods, unless it minds no tests. */
    private SuiteResult withoutTests(Instant start) {
        if (!request.choosesTests() && spec.policy().failIfNoTests()) {
            throw Problem.of("No tests in " + spec.module()).detail(CONFIGURED).tryThis("-DfailIfNoTests=false");
        }
        return result(new SuiteLog(), start);
    }

    private SuiteResult result(SuiteLog log, Instant start) {
        return new SuiteResult(
                spec.module(),
                settings.wanted().label(),
                settings.workers(),
                request.seed(),
                start,
                Duration.between(start, Instant.now()),
                log.verdicts(),
                log.containers(),
                log.properties(),
                log.taints(),
                log.races(),
                log.losses());
    }
}
