package dev.vivace.engine.command;

import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.detect.GivenOrders;
import dev.vivace.engine.detect.SearchSettings;
import dev.vivace.engine.diagnose.CauseSearch;
import dev.vivace.engine.fix.Attempt;
import dev.vivace.engine.fix.FixSettings;
import dev.vivace.engine.fix.Fixing;
import dev.vivace.engine.fix.Proposal;
import dev.vivace.engine.fix.TestSources;
import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Fix.Status;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.orders.OrderFile;
import dev.vivace.engine.project.FixedOrders;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Jvm;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.FixFiles;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.Replacement;
import dev.vivace.engine.source.UnifiedDiff;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Fixes the findings of one module: from orders to patches, files and, if asked for, changed sources. */
final class ModuleFixing {

    private final ModuleLaunch launch;
    private final FixRequest request;
    private final FixListener listener;
    private final RunControl control;
    private final LaunchSpec spec;
    private final List<String> classes;

    ModuleFixing(ModuleLaunch launch, FixRequest request, FixListener listener, RunControl control) {
        this.launch = launch;
        this.request = request;
        this.listener = listener;
        this.control = control;
        this.spec = launch.spec();
        this.classes = TestClasses.find(spec.selection());
    }

    /** Fixes these, or what given orders show; empty where there is no such test. */
    Optional<ModuleFixes> run(List<Finding> found) {
        if (classes.isEmpty() || control.isCancelled()) {
            return Optional.empty();
        }
        Path out = launch.files().out();
        if (found.isEmpty() && request.orders().isEmpty()) {
            return Optional.of(ended(List.of(), false, FixFiles.in(out)));
        }
        try (RunLocks locks = RunLocks.take(List.of(spec));
                Scratch scratch = Scratch.in(out.resolve("fix"));
                Runners runners = open(spec)) {
            TestCatalog catalog = launch.wanted()
                    .of(runners.with(request.search().isolation()).catalog());
            List<Finding> findings = request.orders().isPresent() ? given(catalog, runners) : found;
            FixFiles files = FixFiles.in(out);
            try (JavaCompilation compiler =
                    new JavaCompilation(spec.jvm().javaHome(), spec.jvm().classPath())) {
                return Optional.of(fix(findings, catalog, runners, compiler, scratch.path(), files));
            }
        }
    }

    private Runners open(LaunchSpec some) {
        Runners runners = LocalRunners.open(
                some,
                classes,
                launch.workers(request.search().workers(), request.search().isolation()));
        control.watchToo(runners);
        return runners;
    }

    private List<Finding> given(TestCatalog catalog, Runners runners) {
        FixRequest.KnownOrders orders = request.orders().orElseThrow();
        TestId test = request.tests().get(0);
        GivenOrders given = new GivenOrders(
                test,
                OrderFile.read(orders.passing(), catalog, launch.onlyModule()),
                OrderFile.read(orders.failing(), catalog, launch.onlyModule()));
        SearchSettings settings = new SearchSettings(
                request.search().isolation(),
                request.search().workers(),
                request.search().budget(),
                request.search().confirmations(),
                request.search().run().seed());
        Optional<Finding> finding = given.confirmed(catalog, runners, settings, listener::notice);
        if (finding.isEmpty()) {
            listener.notice(test + " does the same in both orders, in new JVMs: there is nothing to fix.");
        }
        return finding.stream().toList();
    }

    private ModuleFixes fix(
            List<Finding> findings,
            TestCatalog catalog,
            Runners runners,
            JavaCompilation compiler,
            Path scratch,
            FixFiles files) {
        List<Fix> fixes = new ArrayList<>();
        Fixing fixing = fixing(findings, catalog, runners, compiler, scratch);
        CauseSearch causes = new CauseSearch(
                catalog,
                runners,
                new CauseSearch.Settings(
                        request.search().isolation(), request.search().workers(), request.all()),
                control::isCancelled);
        Deque<Finding> open = new ArrayDeque<>(findings);
        while (!open.isEmpty() && !control.isCancelled()) {
            Fix fix = fix(open.removeFirst(), fixing, causes, files);
            tell(fix, fixes);
            if (fix.patch().isPresent() && !open.isEmpty()) {
                listener.fixing(fix.finding(), "what else the patch cures");
                List<Finding> cured = fixing.cured(List.copyOf(open));
                open.removeAll(cured);
                cured.forEach(finding -> tell(fixedBy(fix, finding), fixes));
            }
        }
        boolean applied =
                request.apply() && !control.isCancelled() && !fixing.changes().isEmpty();
        if (applied) {
            Replacement.write(fixing.changes());
        }
        return ended(fixes, applied, files);
    }

    private ModuleFixes ended(List<Fix> fixes, boolean applied, FixFiles files) {
        Path json = files.end(fixes, request.search().run().json());
        ModuleFixes all = new ModuleFixes(spec.module(), fixes, applied, json);
        listener.fixesEnded(all);
        return all;
    }

    private Fixing fixing(
            List<Finding> findings, TestCatalog catalog, Runners runners, JavaCompilation compiler, Path scratch) {
        Jvm jvm = spec.jvm();
        Set<String> fixed = FixedOrders.in(spec.selection(), catalog);
        return new Fixing(
                findings,
                catalog,
                fixed,
                new TestSources(spec.sources().tests(), spec.sources().encoding(), jvm.classPath(), jvm.javaHome()),
                compiler,
                runners,
                directory -> open(spec.withJvm(jvm.withClassesInFront(directory))),
                new FixSettings(
                        request.search().isolation(),
                        request.search().workers(),
                        request.search().confirmations(),
                        request.search().run().seed(),
                        request.shuffled(),
                        request.at()),
                scratch,
                control::isCancelled);
    }

    private Fix fix(Finding finding, Fixing fixing, CauseSearch causes, FixFiles files) {
        if (!finding.isOrderDependent()) {
            return unfixed(finding, Diagnosis.NONE, "it is red by chance, whatever the order");
        }
        listener.fixing(finding, "which tests are involved");
        Diagnosis diagnosis = causes.of(finding);
        listener.fixing(finding, "which of their statements help");
        Attempt attempt = fixing.fix(finding, diagnosis);
        return attempt.patch()
                .map(patch -> new Fix(
                        finding,
                        patch.helper().isEmpty() ? Status.FIXED_WITHOUT_HELPER : Status.FIXED,
                        diagnosis,
                        Optional.of(written(finding, patch, files)),
                        "",
                        attempt.search(),
                        attempt.verified()))
                .orElseGet(() -> unfixed(finding, diagnosis, attempt.reason()));
    }

    private Fix.Patch written(Finding finding, Proposal patch, FixFiles files) {
        byte[] diff = UnifiedDiff.of(spec.sources().root(), List.of(patch.change()));
        Path file = files.add(finding.test(), diff);
        return new Fix.Patch(file, patch.place(), patch.code(), patch.helper(), patch.helperStatements());
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
                Duration.ZERO,
                Duration.ZERO);
    }

    private static Fix unfixed(Finding finding, Diagnosis diagnosis, String reason) {
        return new Fix(finding, Status.NO_FIX, diagnosis, Optional.empty(), reason, Duration.ZERO, Duration.ZERO);
    }
}
