package dev.vivace.engine.command;

import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** {@code vivace fix}: finds tests that depend on the order and writes a patch for each, one module after another. */
public final class FixCommand {

    private final FixRequest request;
    private final FixListener listener;
    private final boolean partOfReactor;
    private final RunControl control = new RunControl();
    private final Set<Path> used = new HashSet<>();
    private volatile DetectCommand detect;

    /**
     * Does what the request says and tells the listener about it.
     *
     * @param partOfReactor whether modules of a reactor come in several calls
     */
    public FixCommand(FixRequest request, FixListener listener, boolean partOfReactor) {
        this.request = request;
        this.listener = listener;
        this.partOfReactor = partOfReactor;
        this.detect = new DetectCommand(request.search(), listener, partOfReactor, request::wants);
    }

    /**
     * What was fixed in one module.
     *
     * @param module which
     * @param fixes one for each finding that was wanted
     * @param applied whether the sources are changed
     * @param json where it is
     */
    public record ModuleFixes(String module, List<Fix> fixes, boolean applied, Path json) {

        public ModuleFixes {
            fixes = List.copyOf(fixes);
        }
    }

    /** Searches, and fixes what is found. */
    public List<ModuleFixes> run(List<LaunchSpec> modules) {
        boolean several = partOfReactor || modules.size() > 1;
        detect = new DetectCommand(request.search(), listener, several, request::wants);
        List<ModuleFixes> all = new ArrayList<>();
        for (LaunchSpec module : worthSearching(modules, several)) {
            if (!control.isCancelled()) {
                all.addAll(fixed(module, several));
            }
        }
        return all;
    }

    /** Of tests that are named, all have to be somewhere, and only modules that have one are searched. */
    private List<LaunchSpec> worthSearching(List<LaunchSpec> modules, boolean several) {
        List<LaunchSpec> all =
                modules.stream().filter(module -> hasSources(module, several)).toList();
        if (request.tests().isEmpty()) {
            return all;
        }
        NamedTests named = new NamedTests(request);
        List<TestCatalog> catalogs =
                all.stream().map(module -> catalog(module, several)).toList();
        List<String> leftOut = leftOut(modules, all);
        boolean isSure = !all.isEmpty() || leftOut.isEmpty();
        if (isSure && !partOfReactor && !control.isCancelled()) {
            named.check(catalogs, leftOut);
        }
        return IntStream.range(0, all.size())
                .filter(i -> named.areIn(catalogs.get(i)))
                .mapToObj(all::get)
                .toList();
    }

    /** Modules that nobody looks into, though they could have tests. */
    private static List<String> leftOut(List<LaunchSpec> modules, List<LaunchSpec> searched) {
        return modules.stream()
                .filter(module -> !searched.contains(module))
                .filter(module -> module.policy().skip().isPresent()
                        || !TestClasses.find(module.selection()).isEmpty())
                .map(LaunchSpec::module)
                .distinct()
                .toList();
    }

    private TestCatalog catalog(LaunchSpec module, boolean several) {
        ModuleLaunch launch = ModuleLaunch.of(request.search().run(), module, !several);
        List<String> classes = TestClasses.find(launch.spec().selection());
        if (control.isCancelled() || classes.isEmpty()) {
            return new TestCatalog(List.of(), Map.of());
        }
        try (RunLocks locks = RunLocks.take(List.of(launch.spec()));
                Runners runners = WatchedRunners.of(
                        LocalRunners.open(launch.spec(), classes, launch.workers(1, Isolation.PROCESS)), control)) {
            return launch.wanted().of(runners.with(Isolation.PROCESS).catalog());
        }
    }

    /** Whether there is anything to repair; of several modules, one without sources is left out. */
    private boolean hasSources(LaunchSpec module, boolean several) {
        if (module.policy().skip().isPresent()
                || TestClasses.find(module.selection()).isEmpty()) {
            return false;
        }
        if (module.sources().tests().isEmpty() && !several) {
            throw Problem.of("Nobody says where the test sources of " + module.module() + " are.")
                    .tryThis("--sources with their directory");
        }
        if (module.sources().tests().isEmpty()) {
            listener.notice(module.module() + " has no test sources that could be repaired, and is left out.");
        }
        return !module.sources().tests().isEmpty();
    }

    private List<ModuleFixes> fixed(LaunchSpec module, boolean several) {
        ModuleLaunch launch = ModuleLaunch.of(request.search().run(), module, !several);
        if (request.orders().isPresent()) {
            return fixing(launch, request.search().isolation()).ofGivenOrders().stream()
                    .toList();
        }
        return detect.run(List.of(module)).stream()
                .filter(found -> !control.isCancelled())
                .map(found ->
                        fixing(launch, found.isolation()).of(found.result().findings()))
                .toList();
    }

    /** Further executions of the same module each have a directory in that of the first. */
    private ModuleFixing fixing(ModuleLaunch launch, Isolation isolation) {
        Path out = launch.files().out();
        Path own = used.add(out) ? out : out.resolve(launch.spec().execution());
        return new ModuleFixing(launch, isolation, own, request, listener, control);
    }

    /** Ends the workers; {@link #run} then returns soon. May be called from any thread. */
    public boolean cancel() {
        boolean fixing = control.cancel();
        return detect.cancel() || fixing;
    }
}
