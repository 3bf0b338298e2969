package dev.vivace.engine.command;

import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.detect.GivenOrders;
import dev.vivace.engine.detect.SearchSettings;
import dev.vivace.engine.diagnose.CauseSearch;
import dev.vivace.engine.fix.Attempt;
import dev.vivace.engine.fix.FixSettings;
import dev.vivace.engine.fix.Fixing;
import dev.vivace.engine.fix.Proposal;
import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Fix.Status;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.OrderFile;
import dev.vivace.engine.project.FixedOrders;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.FixFiles;
import dev.vivace.engine.run.Leftovers;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.TidyRunners;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.Replacement;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.UnifiedDiff;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/** Fixes the findings of one module: from orders to patches, files and, if asked for, changed sources. */
final class ModuleFixing {

    private final ModuleLaunch launch;
    private final Isolation isolation;
    private final Path out;
    private final FixRequest request;
    private final FixListener listener;
    private final RunControl control;
    private final LaunchSpec spec;
    private final InstantSource clock = InstantSource.system();

    /**
     * Of this module.
     *
     * @param isolation what is forgotten between trials
     * @param out where files go
     */
    ModuleFixing(
            ModuleLaunch launch,
            Isolation isolation,
            Path out,
            FixRequest request,
            FixListener listener,
            RunControl control) {
        this.launch = launch;
        this.isolation = isolation;
        this.out = out;
        this.request = request;
        this.listener = listener;
        this.control = control;
        this.spec = launch.spec();
    }

    /** Fixes what was found. */
    ModuleFixes of(List<Finding> findings) {
        FixFiles files = FixFiles.in(out);
        if (findings.isEmpty()) {
            return ended(List.of(), List.of(), files);
        }
        if (spec.jvm()
                .modules()
                .filter(modules -> !modules.arguments().contains("--patch-module"))
                .isPresent()) {
            List<Fix> none = findings.stream()
                    .map(finding -> unfixed(finding, Diagnosis.NONE, "its tests are a module of their own"))
                    .toList();
            none.forEach(listener::fixed);
            return ended(none, List.of(), files);
        }
        return inRunners((catalog, bench) -> fix(findings, catalog, bench, files));
    }

    /** Fixes what the given orders show; empty where another module has the test. */
    Optional<ModuleFixes> ofGivenOrders() {
        return inRunners((catalog, bench) -> {
            TestId wanted = request.tests().get(0);
            List<TestId> tests = catalog.expand(wanted);
            if (tests.isEmpty() && launch.onlyModule()) {
                throw catalog.unknown(wanted);
            }
            return tests.stream().findFirst().map(test -> fixGiven(test, catalog, bench));
        });
    }

    private ModuleFixes fixGiven(TestId test, TestCatalog catalog, Bench bench) {
        FixRequest.KnownOrders orders = request.orders().orElseThrow();
        GivenOrders given =
                new GivenOrders(test, read(orders.passing(), test, catalog), read(orders.failing(), test, catalog));
        SearchSettings settings = new SearchSettings(
                isolation,
                request.search().workers(),
                request.search().budget(),
                request.search().confirmations(),
                request.search().run().seed());
        FixFiles files = FixFiles.in(out);
        listener.doing("Trying the given orders of " + test);
        Optional<Finding> finding = given.confirmed(catalog, bench.unchanged(), settings, listener::notice);
        if (finding.isPresent()) {
            return fix(finding.stream().toList(), catalog, bench, files);
        }
        Fix none = given.notReproduced();
        listener.fixed(none);
        return ended(List.of(none), List.of(), files);
    }

    private TestOrder read(Path file, TestId test, TestCatalog catalog) {
        TestOrder order = OrderFile.read(file, catalog, launch.onlyModule());
        if (!order.tests().contains(test)) {
            throw Problem.of("The order file " + file + " does not name " + test)
                    .tryThis("an order that ends with it");
        }
        return order;
    }

    private <T> T inRunners(BiFunction<TestCatalog, Bench, T> work) {
        listener.doing("Looking for tests of " + spec.module());
        try (RunLocks locks = RunLocks.take(List.of(spec));
                Leftovers leftovers = launch.leftovers(listener::notice);
                Runners runners = open(spec, leftovers)) {
            return work.apply(launch.wanted().of(runners.with(isolation).catalog()), new Bench(runners, leftovers));
        }
    }

    /** Where trials run: the project as it is, and what tests leave behind, whichever classes they use. */
    private record Bench(Runners unchanged, Leftovers leftovers) {}

    private Runners open(LaunchSpec some, Leftovers leftovers) {
        List<String> classes = TestClasses.find(spec.selection());
        Runners runners = LocalRunners.open(
                leftovers.launch(some),
                classes,
                launch.workers(request.search().workers(), isolation).forSearch());
        return WatchedRunners.of(new CountedRunners(new TidyRunners(runners, leftovers), listener::orderRan), control);
    }

    private ModuleFixes fix(List<Finding> findings, TestCatalog catalog, Bench bench, FixFiles files) {
        try (Scratch scratch = Scratch.in(out.resolve("fix"));
                JavaCompilation compiler =
                        new JavaCompilation(spec.jvm().javaHome(), spec.jvm().classPath())) {
            return fix(findings, catalog, bench, compiler, scratch.path(), files);
        }
    }

    private ModuleFixes fix(
            List<Finding> findings,
            TestCatalog catalog,
            Bench bench,
            JavaCompilation compiler,
            Path scratch,
            FixFiles files) {
        List<Fix> fixes = new ArrayList<>();
        Fixing fixing = fixing(findings, catalog, bench, compiler, scratch);
        CauseSearch causes = new CauseSearch(
                catalog,
                bench.unchanged(),
                new CauseSearch.Settings(isolation, request.search().workers(), request.all()),
                control::isCancelled);
        Deque<Finding> open = new ArrayDeque<>(findings);
        while (!open.isEmpty() && !control.isCancelled()) {
            Fix fix = attempted(open.removeFirst(), fixing, causes, files);
            tell(fix, fixes);
            if (fix.patch().isPresent() && !open.isEmpty()) {
                listener.fixing(fix.finding(), "what else the patch cures");
                List<Finding> candidates = fixing.cured(List.copyOf(open));
                List<Finding> cured = control.isCancelled() ? List.of() : candidates;
                open.removeAll(cured);
                cured.forEach(finding -> tell(fixedBy(fix, finding), fixes));
            }
        }
        leave(open, fixes);
        bench.leftovers().tell();
        return ended(fixes, control.isCancelled() ? List.of() : fixing.changes(), files);
    }

    /** They may be many: one sentence tells of all, and the files of each. */
    private void leave(Collection<Finding> open, List<Fix> fixes) {
        tellUntried(open.size(), listener);
        open.forEach(finding -> fixes.add(unfixed(finding, Diagnosis.NONE, "it was interrupted")));
    }

    /** Says that so many findings did not get their turn. */
    static void tellUntried(int findings, FixListener listener) {
        if (findings > 0) {
            listener.notice(
                    "Interrupted: no patch was looked for yet for "
                            + (findings == 1 ? "1 finding" : findings + " findings")
                            + ". To go on with one of them: --test with its name, --passing and --failing with its order files");
        }
    }

    /** What is known is written before sources are changed: that may be refused. */
    private ModuleFixes ended(List<Fix> fixes, List<Change> changes, FixFiles files) {
        boolean applied = request.apply() && !changes.isEmpty();
        Path json =
                files.end(fixes, launch.onlyModule() ? request.search().run().json() : Optional.empty());
        if (applied) {
            Replacement.write(changes);
        }
        ModuleFixes all = new ModuleFixes(spec.module(), fixes, applied, json);
        listener.fixesEnded(all);
        return all;
    }

    private Fixing fixing(
            List<Finding> findings, TestCatalog catalog, Bench bench, JavaCompilation compiler, Path scratch) {
        LaunchJvm jvm = spec.jvm();
        Set<String> fixed = FixedOrders.in(spec.selection(), catalog);
        return new Fixing(
                findings,
                catalog,
                fixed,
                new TestSources(spec.sources().tests(), spec.sources().encoding(), jvm.classPath(), jvm.javaHome()),
                compiler,
                bench.unchanged(),
                directory -> open(spec.withJvm(jvm.withClassesInFront(directory)), bench.leftovers()),
                new FixSettings(
                        isolation,
                        request.search().workers(),
                        request.search().confirmations(),
                        request.search().run().seed(),
                        request.shuffled(),
                        request.at()),
                scratch,
                listener::doing,
                control::isCancelled);
    }

    /** A file that cannot be read, or not be named in a patch, is no reason to leave the other findings alone. */
    private Fix attempted(Finding finding, Fixing fixing, CauseSearch causes, FixFiles files) {
        Instant start = clock.instant();
        try {
            Fix fix = fix(finding, fixing, causes, files, start);
            // What was tried while everything was being ended tells nothing.
            return control.isCancelled() && fix.patch().isEmpty()
                    ? unfixed(finding, fix.diagnosis(), "it was interrupted", fix.times())
                    : fix;
        } catch (Problem problem) {
            return unfixed(finding, Diagnosis.NONE, problem.getMessage(), Fix.Times.NONE.after(since(start)));
        }
    }

    private Duration since(Instant start) {
        return Duration.between(start, clock.instant());
    }

    private Fix fix(Finding finding, Fixing fixing, CauseSearch causes, FixFiles files, Instant start) {
        if (!finding.isOrderDependent()) {
            return unfixed(finding, Diagnosis.NONE, "it is red by chance, whatever the order");
        }
        listener.fixing(finding, "which tests are involved");
        Diagnosis diagnosis = causes.of(finding);
        Duration diagnosed = since(start);
        listener.fixing(finding, "which of their statements help");
        Attempt attempt = fixing.fix(finding, diagnosis);
        Fix.Times times = attempt.times().after(diagnosed);
        return attempt.patch()
                .map(patch -> new Fix(
                        finding,
                        patch.helper().isEmpty() ? Status.FIXED_WITHOUT_HELPER : Status.FIXED,
                        diagnosis,
                        Optional.of(written(finding, patch, files)),
                        "",
                        times))
                .orElseGet(() -> unfixed(finding, diagnosis, attempt.reason(), times));
    }

    private Fix.Patch written(Finding finding, Proposal patch, FixFiles files) {
        byte[] diff = UnifiedDiff.of(spec.sources().root(), List.of(patch.change()));
        Path file = files.add(finding.test(), diff);
        return new Fix.Patch(
                file, patch.place(), patch.code(), patch.statements(), patch.helper(), patch.helperStatements());
    }

    private void tell(Fix fix, List<Fix> fixes) {
        fixes.add(fix);
        listener.fixed(fix);
    }

    private static Fix fixedBy(Fix patched, Finding finding) {
        return new Fix(
                finding,
                Status.FIXED_BY,
                Diagnosis.NONE,
                Optional.empty(),
                "the patch of " + patched.finding().test(),
                Fix.Times.NONE);
    }

    private static Fix unfixed(Finding finding, Diagnosis diagnosis, String reason) {
        return unfixed(finding, diagnosis, reason, Fix.Times.NONE);
    }

    private static Fix unfixed(Finding finding, Diagnosis diagnosis, String reason, Fix.Times times) {
        return new Fix(finding, Status.NO_FIX, diagnosis, Optional.empty(), reason, times);
    }
}
