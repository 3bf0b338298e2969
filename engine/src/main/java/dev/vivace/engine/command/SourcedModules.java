package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.engine.run.LocalRunners;
import dev.vivace.engine.run.Runners;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Modules whose tests have sources that could be changed.
 *
 * @param run which tests, in which JVMs
 * @param tests those that are named, or their classes; empty for all
 * @param notice is told what is left out
 * @param partOfReactor whether modules of a reactor come in several calls
 * @param several whether there is more than one
 */
record SourcedModules(
        RunRequest run,
        List<TestId> tests,
        Consumer<String> notice,
        RunControl control,
        boolean partOfReactor,
        boolean several) {

    /** Of tests that are named, all have to be somewhere, and only modules that have one are searched. */
    List<LaunchSpec> worthSearching(List<LaunchSpec> modules) {
        List<LaunchSpec> all = modules.stream().filter(this::hasSources).toList();
        if (tests.isEmpty()) {
            return all;
        }
        NamedTests named = new NamedTests(tests);
        List<TestCatalog> catalogs = all.stream().map(this::catalog).toList();
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

    private TestCatalog catalog(LaunchSpec module) {
        ModuleLaunch launch = ModuleLaunch.of(run, module, !several);
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

    /** Whether there is anything to change; of several modules, one without sources is left out. */
    private boolean hasSources(LaunchSpec module) {
        if (module.policy().skip().isPresent()
                || TestClasses.find(module.selection()).isEmpty()) {
            return false;
        }
        if (module.sources().tests().isEmpty() && !several) {
            throw Problem.of("Nobody says where the test sources of " + module.module() + " are.")
                    .tryThis("--sources with their directory");
        }
        if (module.sources().tests().isEmpty()) {
            notice.accept(module.module() + " has no test sources that could be changed, and is left out.");
        }
        return !module.sources().tests().isEmpty();
    }
}
