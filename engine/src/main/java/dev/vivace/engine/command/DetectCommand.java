package dev.vivace.engine.command;

import dev.vivace.engine.detect.Search;
import dev.vivace.engine.detect.SearchSettings;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.orders.SearchOrders;
import dev.vivace.engine.project.FixedOrders;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.report.DetectFiles;
import dev.vivace.engine.run.Leftovers;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.run.TidyRunners;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code vivace detect}: searches the suites of some modules for tests whose verdict changes, one module after another. */
public final class DetectCommand {

    private final DetectRequest request;
    private final DetectListener listener;
    private final boolean partOfReactor;
    private final List<TestId> sought;
    private final RunControl control = new RunControl();
    private final Set<Path> used = new HashSet<>();

    /**
     * Does what the request says and tells the listener about it.
     *
     * @param partOfReactor whether modules of a reactor come in several calls
     */
    public DetectCommand(DetectRequest request, DetectListener listener, boolean partOfReactor) {
        this(request, listener, partOfReactor, List.of());
    }

    /** The same, but only these tests, or those of these classes, are looked for among all; empty for all. */
    DetectCommand(DetectRequest request, DetectListener listener, boolean partOfReactor, List<TestId> sought) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.sought = List.copyOf(sought);
    }

    /**
     * What was found in one module.
     *
     * @param module which
     * @param tests how many there are
     * @param isolation what was forgotten between orders
     * @param result of the search
     * @param json where it is
     */
    public record ModuleFindings(String module, int tests, Isolation isolation, SearchResult result, Path json) {}

    /** Searches every module that has tests. */
    public List<ModuleFindings> run(List<LaunchSpec> modules) {
        try (RunLocks locks = RunLocks.take(modules)) {
            List<ModuleFindings> found = new ArrayList<>();
            for (LaunchSpec module : modules) {
                if (!control.isCancelled()) {
                    boolean only = modules.size() == 1 && !partOfReactor;
                    search(ModuleLaunch.of(request.run(), module, only)).ifPresent(found::add);
                }
            }
            return found;
        }
    }

    /** Ends the workers; {@link #run} then returns soon, with what was found so far. May be called from any thread. */
    public boolean cancel() {
        return control.cancel();
    }

    private Optional<ModuleFindings> search(ModuleLaunch launch) {
        LaunchSpec spec = launch.spec();
        spec.warnings().forEach(listener::notice);
        if (spec.policy().skip().isPresent()) {
            listener.notice("Tests of " + spec.module() + " are skipped: "
                    + spec.policy().skip().get());
            return Optional.empty();
        }
        List<String> classes = TestClasses.find(spec.selection());
        if (classes.isEmpty()) {
            return Optional.empty();
        }
        Path out = ownDirectory(launch);
        listener.doing("Looking for tests of " + spec.module());
        try (Leftovers leftovers = launch.leftovers(listener::notice)) {
            return search(launch, out, classes, leftovers);
        }
    }

    private Optional<ModuleFindings> search(ModuleLaunch launch, Path out, List<String> classes, Leftovers leftovers) {
        if (request.isolation() == Isolation.RESET) {
            try (Runners runners = open(launch, classes, Isolation.RESET, leftovers)) {
                Optional<TestCatalog> catalog = catalog(runners);
                if (catalog.isPresent()) {
                    return search(launch, out, runners, Isolation.RESET, catalog.get());
                }
            }
            listener.notice(
                    "The agent that resets state does not get along with this project; every order gets a JVM.");
        }
        try (Runners runners = open(launch, classes, Isolation.PROCESS, leftovers)) {
            return search(
                    launch,
                    out,
                    runners,
                    Isolation.PROCESS,
                    runners.with(Isolation.PROCESS).catalog());
        }
    }

    /** Further executions of the same module each have a directory in that of the first. */
    private Path ownDirectory(ModuleLaunch launch) {
        Path out = launch.files().out();
        boolean first = used.add(out);
        launch.files().writeLaunch(first);
        return first ? out : out.resolve(launch.spec().execution());
    }

    private Runners open(ModuleLaunch launch, List<String> classes, Isolation isolation, Leftovers leftovers) {
        Runners runners = LocalRunners.open(
                leftovers.launch(launch.spec()),
                classes,
                launch.workers(request.workers(), isolation).forSearch());
        control.watch(runners, Optional.empty());
        return new CountedRunners(new TidyRunners(runners, leftovers), listener::orderRan);
    }

    private Optional<TestCatalog> catalog(Runners runners) {
        try {
            return Optional.of(runners.with(Isolation.RESET).catalog());
        } catch (Problem problem) {
            if (control.isCancelled()) {
                throw problem;
            }
            return Optional.empty();
        }
    }

    private Optional<ModuleFindings> search(
            ModuleLaunch launch, Path out, Runners runners, Isolation isolation, TestCatalog all) {
        TestCatalog catalog = launch.wanted().of(all);
        catalog.unloadable().keySet().forEach(name -> listener.notice(name + " cannot be loaded, and is left out."));
        if (catalog.entries().isEmpty()) {
            return Optional.empty();
        }
        LaunchSpec spec = launch.spec();
        int tests = catalog.entries().size();
        listener.searchStarted(spec.module(), tests);
        Set<String> fixed = FixedOrders.in(spec.selection(), catalog);
        tellFixed(fixed);
        SearchSettings settings = new SearchSettings(
                isolation,
                request.workers(),
                request.budget(),
                request.confirmations(),
                request.run().seed());
        DetectFiles files = DetectFiles.in(out);
        SearchOrders orders = new SearchOrders(catalog, fixed);
        Search search =
                new Search(catalog, orders, runners, settings, this::isSought, telling(files), control::isCancelled);
        SearchResult result = search.run();
        Path json = files.end(
                result,
                request.run().seed(),
                launch.onlyModule() ? request.run().json() : Optional.empty());
        ModuleFindings findings = new ModuleFindings(spec.module(), tests, isolation, result, json);
        if (!control.isCancelled()) {
            tellUnfound(new UnfoundTests(catalog, result, search.undecided(), isolation));
        }
        listener.searchEnded(findings);
        return Optional.of(findings);
    }

    private void tellFixed(Set<String> classes) {
        if (!classes.isEmpty()) {
            listener.notice((classes.size() == 1
                            ? "1 class fixes the order of its tests"
                            : classes.size() + " classes fix the order of their tests")
                    + ", which is kept: "
                    + String.join(", ", classes.stream().sorted().limit(3).toList())
                    + (classes.size() > 3 ? " and others" : "") + ".");
        }
    }

    private boolean isSought(TestId test) {
        return sought.isEmpty() || sought.stream().anyMatch(wanted -> FixRequest.isMeant(test, wanted));
    }

    /** Who names a test wants to hear of it. */
    private void tellUnfound(UnfoundTests unfound) {
        sought.forEach(name -> unfound.sentence(name, UnfoundTests.AMONG_ALL).ifPresent(listener::notice));
        request.run().tests().forEach(name -> unfound.sentence(name, UnfoundTests.BY_ITSELF)
                .ifPresent(listener::notice));
    }

    /** What is told of a finding can be tried at once. */
    private SearchListener telling(DetectFiles files) {
        return new SearchListener() {
            @Override
            public void notice(String sentence) {
                listener.notice(sentence);
            }

            @Override
            public void searching(String step, int done, int planned) {
                listener.searching(step, done, planned);
            }

            @Override
            public void examining(TestId test, int done, int seen) {
                listener.examining(test, done, seen);
            }

            @Override
            public void doing(String sentence) {
                listener.doing(sentence);
            }

            @Override
            public void found(Finding finding) {
                listener.found(finding, files.add(finding));
            }
        };
    }
}
