package dev.vivace.engine.command;

import dev.vivace.engine.boost.BoostSettings;
import dev.vivace.engine.boost.Boosting;
import dev.vivace.engine.boost.Boosting.Tried;
import dev.vivace.engine.boost.FixtureSurvey;
import dev.vivace.engine.boost.KeptCode;
import dev.vivace.engine.boost.Program;
import dev.vivace.engine.boost.Rewriting;
import dev.vivace.engine.boost.Transformer;
import dev.vivace.engine.command.BoostCommand.ModuleBoosts;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.project.FixedOrders;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.BoostFiles;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.Replacement;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Boosts the classes of one module: from fixtures to patches, files and, if asked for, changed sources. */
final class ModuleBoosting {

    private static final Set<KeptCode> NOTHING_TO_BOOST = Set.of(KeptCode.NO_SOURCE, KeptCode.NO_FIXTURE);

    private final ModuleLaunch launch;
    private final Path out;
    private final BoostRequest request;
    private final BoostListener listener;
    private final RunControl control;
    private final LaunchSpec spec;
    private final BoostFiles files;
    private final BoostedClasses classes;
    private final InstantSource clock = InstantSource.system();
    private final Function<OrderRun, Duration> stopwatch;

    /**
     * Of this module.
     *
     * @param out where files go
     * @param stopwatch how long the tests of a run took
     */
    ModuleBoosting(
            ModuleLaunch launch,
            Path out,
            BoostRequest request,
            BoostListener listener,
            RunControl control,
            Function<OrderRun, Duration> stopwatch) {
        this.launch = launch;
        this.out = out;
        this.request = request;
        this.listener = listener;
        this.control = control;
        this.stopwatch = stopwatch;
        this.spec = launch.spec();
        this.files = BoostFiles.in(out);
        this.classes = new BoostedClasses(spec.sources().root(), files);
    }

    /** Boosts whatever is wanted and pays. */
    ModuleBoosts run() {
        if (spec.jvm().modules().isPresent()) {
            listener.notice("The tests of " + spec.module() + " run on the module path, where none can be changed.");
            return ended(List.of(), Optional.empty(), List.of());
        }
        try (RunLocks locks = RunLocks.take(List.of(spec));
                Scratch scratch = Scratch.in(out.resolve("boost"));
                JavaCompilation compiler =
                        new JavaCompilation(spec.jvm().javaHome(), spec.jvm().classPath())) {
            return run(compiler, scratch.path());
        }
    }

    private ModuleBoosts run(JavaCompilation compiler, Path scratch) {
        Catalog catalog = catalog(scratch);
        listener.started(spec.module(), catalog.tests().entries().size());
        LaunchJvm jvm = spec.jvm();
        TestSources sources =
                new TestSources(spec.sources().tests(), spec.sources().encoding(), jvm.classPath(), jvm.javaHome());
        List<FixtureSurvey> surveys = withFixtures(catalog.testClasses(), sources);
        if (surveys.stream().noneMatch(FixtureSurvey::isCandidate)) {
            return ended(surveys.stream().map(this::withoutTrial).toList(), Optional.empty(), List.of());
        }
        return boosted(surveys, catalog, new ChangedSources(sources, compiler, scratch));
    }

    /**
     * What there is.
     *
     * @param tests all that are selected
     * @param bench where they run
     */
    private record Catalog(TestCatalog tests, ModuleBench bench) {

        List<String> testClasses() {
            return tests.entries().stream()
                    .map(TestCatalog.Entry::testClass)
                    .distinct()
                    .toList();
        }
    }

    private Catalog catalog(Path scratch) {
        Isolation wanted = request.isolation();
        try {
            return catalog(bench(wanted, scratch));
        } catch (Problem problem) {
            if (wanted == Isolation.PROCESS || control.isCancelled()) {
                throw problem;
            }
        }
        // Only where it works without the agent is the agent to blame.
        Catalog plain = catalog(bench(Isolation.PROCESS, scratch));
        listener.notice("The agent that resets state does not get along with this project; every order gets a JVM.");
        return plain;
    }

    private ModuleBench bench(Isolation isolation, Path scratch) {
        return ModuleBench.of(launch, request.workers(), isolation, control, scratch, stopwatch);
    }

    private Catalog catalog(ModuleBench bench) {
        try (Runners runners = bench.open(TestClasses.find(spec.selection()), Optional.empty())) {
            return new Catalog(
                    launch.wanted().of(runners.with(bench.isolation()).catalog()), bench);
        }
    }

    private List<FixtureSurvey> withFixtures(List<String> testClasses, TestSources sources) {
        Transformer transformer = new Transformer(sources);
        return testClasses.stream()
                .filter(request::wants)
                .map(transformer::survey)
                .filter(survey -> !request.tests().isEmpty() || hasFixtures(survey))
                .toList();
    }

    private static boolean hasFixtures(FixtureSurvey survey) {
        return survey.kept()
                .map(Rewriting.Kept::code)
                .filter(NOTHING_TO_BOOST::contains)
                .isEmpty();
    }

    private ModuleBoosts boosted(List<FixtureSurvey> surveys, Catalog catalog, ChangedSources sources) {
        listener.measuring("Running the suite once as it is");
        Boosting boosting = new Boosting(
                catalog.tests(),
                FixedOrders.in(spec.selection(), catalog.tests()),
                sources,
                catalog.bench(),
                new Program(
                        ProgramClasses.of(spec, catalog.testClasses()),
                        spec.jvm().classPath()),
                new BoostSettings(
                        catalog.bench().isolation(),
                        request.workers(),
                        request.whole(),
                        request.minSaving(),
                        request.all(),
                        request.limit(),
                        request.coverage(),
                        request.mutants()),
                control::isCancelled);
        // Whoever does not wait for the end has what is worth most.
        List<Boost> boosts = surveys.stream()
                .sorted(Comparator.comparing((FixtureSurvey survey) -> boosting.timeOf(survey.className()))
                        .reversed())
                .map(survey -> boost(survey, boosting))
                .toList();
        // The suite takes long: whoever does not wait for it has at least this.
        files.end(boosts, Optional.empty(), Optional.empty());
        listener.measuring("Running the suite without and with all patches");
        Optional<SuiteBoost> suite =
                control.isCancelled() ? Optional.empty() : boosting.suite().filter(some -> !control.isCancelled());
        suite.ifPresent(listener::suiteBoosted);
        return ended(boosts, suite, control.isCancelled() ? List.of() : boosting.changes());
    }

    private Boost boost(FixtureSurvey survey, Boosting boosting) {
        String testClass = survey.className();
        if (survey.kept().isPresent()) {
            return withoutTrial(survey);
        }
        return told(classes.known(testClass).orElseGet(() -> tried(testClass, boosting)));
    }

    private Boost withoutTrial(FixtureSurvey survey) {
        Rewriting.Kept kept = survey.kept().orElseThrow();
        return told(classes.kept(survey.className(), kept.code(), kept.evidence()));
    }

    private Boost told(Boost boost) {
        if (boost.isTried() || !request.tests().isEmpty()) {
            listener.boosted(boost);
        }
        return boost;
    }

    private Boost tried(String testClass, Boosting boosting) {
        if (control.isCancelled()) {
            return classes.kept(testClass, KeptCode.INTERRUPTED, "It was not tried.");
        }
        Instant start = clock.instant();
        try {
            Tried tried = boosting.boost(testClass, step -> listener.boosting(testClass, step));
            Duration spent = Duration.between(start, clock.instant());
            // What was tried while everything was being ended tells nothing.
            return control.isCancelled()
                    ? classes.kept(testClass, KeptCode.INTERRUPTED, "")
                    : classes.boost(testClass, tried, spent);
        } catch (Problem problem) {
            return classes.kept(testClass, KeptCode.NOT_RUN, problem.getMessage());
        }
    }

    /** What is known is written before sources are changed: that may be refused. */
    private ModuleBoosts ended(List<Boost> boosts, Optional<SuiteBoost> suite, List<Change> changes) {
        boolean applied = request.apply() && !changes.isEmpty();
        Path json = files.end(boosts, suite, launch.onlyModule() ? request.run().json() : Optional.empty());
        if (applied) {
            Replacement.write(changes);
        }
        ModuleBoosts all = new ModuleBoosts(spec.module(), boosts, applied, json);
        listener.boostsEnded(all);
        return all;
    }
}
