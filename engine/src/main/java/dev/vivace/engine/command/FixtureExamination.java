package dev.vivace.engine.command;

import dev.vivace.engine.boost.ClassFixtures;
import dev.vivace.engine.boost.ClassTime;
import dev.vivace.engine.boost.FixtureCensus;
import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.project.FixedOrders;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.stories.DuplicateSearch;
import dev.vivace.engine.stories.SetUpSources;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

/** Measures what the fixtures of some test classes of a module cost, and what of it several of them repeat. */
final class FixtureExamination {

    private final ModuleLaunch launch;
    private final LaunchSpec spec;
    private final Path directory;
    private final RunControl control = new RunControl();

    /**
     * Of this module.
     *
     * @param directory for what is needed meanwhile
     */
    FixtureExamination(ModuleLaunch launch, Path directory) {
        this.launch = launch;
        this.spec = launch.spec();
        this.directory = directory;
    }

    /**
     * What was found out.
     *
     * @param classes what the fixtures of each class took
     * @param unmeasured how many classes with fixtures there was no time for, or that do not compile with probes
     * @param repeated what could be saved if set-ups that several classes repeat ran once
     * @param repeating how many classes repeat one
     */
    record Found(List<ClassFixtures> classes, int unmeasured, Duration repeated, int repeating) {

        static final Found NOTHING = new Found(List.of(), 0, Duration.ZERO, 0);

        Duration fixtures() {
            return classes.stream().map(ClassFixtures::fixtures).reduce(Duration.ZERO, Duration::plus);
        }

        /** The classes in which something could be saved, most first. */
        List<ClassFixtures> worthwhile(Duration least) {
            return classes.stream()
                    .filter(one -> one.savable().compareTo(least) >= 0)
                    .sorted((one, other) -> other.savable().compareTo(one.savable()))
                    .toList();
        }
    }

    /** Why nothing can be measured here; empty where it can. */
    Optional<String> obstacle() {
        if (spec.jvm().modules().isPresent()) {
            return Optional.of("the tests run on the module path");
        }
        return spec.sources().tests().isEmpty()
                ? Optional.of("nobody says where the test sources are")
                : Optional.empty();
    }

    /** Measures these classes, one after another, until time is over. */
    Found run(List<String> classes, BooleanSupplier isOver) {
        if (classes.isEmpty()) {
            return Found.NOTHING;
        }
        try (Scratch scratch = Scratch.in(directory);
                JavaCompilation compiler =
                        new JavaCompilation(spec.jvm().javaHome(), spec.jvm().classPath())) {
            return run(classes, compiler, scratch.path(), isOver);
        }
    }

    private Found run(List<String> classes, JavaCompilation compiler, Path scratch, BooleanSupplier isOver) {
        TestSources sources = sources();
        ModuleBench bench = ModuleBench.of(launch, 1, Isolation.PROCESS, control, scratch, ClassTime::of);
        TestCatalog catalog = catalog(classes, bench);
        FixtureCensus census = new FixtureCensus(
                catalog,
                FixedOrders.in(spec.selection(), catalog),
                new ChangedSources(sources, compiler, scratch),
                bench);
        List<String> wanted = classes.stream().filter(census::hasFixtures).toList();
        List<ClassFixtures> measured = new ArrayList<>();
        for (String testClass : wanted) {
            if (!isOver.getAsBoolean()) {
                census.of(testClass).ifPresent(measured::add);
            }
        }
        return found(measured, wanted.size() - measured.size(), sources);
    }

    private TestSources sources() {
        LaunchJvm jvm = spec.jvm();
        return new TestSources(spec.sources().tests(), spec.sources().encoding(), jvm.classPath(), jvm.javaHome());
    }

    private TestCatalog catalog(List<String> classes, ModuleBench bench) {
        try (Runners runners = bench.open(classes, Optional.empty())) {
            return launch.wanted().of(runners.with(Isolation.PROCESS).catalog());
        }
    }

    private static Found found(List<ClassFixtures> measured, int unmeasured, TestSources sources) {
        Map<String, ClassFixtures> byName =
                measured.stream().collect(Collectors.toMap(ClassFixtures::className, one -> one));
        List<List<Cost>> shared = DuplicateSearch.in(new SetUpSources(sources), List.copyOf(byName.keySet())).stream()
                .map(setUp -> costs(setUp, byName))
                .filter(costs -> costs.size() > 1)
                .toList();
        return new Found(
                measured,
                unmeasured,
                shared.stream().map(FixtureExamination::savable).reduce(Duration.ZERO, Duration::plus),
                shared.stream().mapToInt(List::size).sum());
    }

    private static List<Cost> costs(SharedSetUp shared, Map<String, ClassFixtures> byName) {
        return shared.copies().stream()
                .flatMap(copy -> byName.get(copy.className()).beginning(copy.method(), shared.statements()).stream())
                .toList();
    }

    /** One call of all has to remain. */
    private static Duration savable(List<Cost> copies) {
        Duration others = copies.stream().skip(1).map(Cost::total).reduce(Duration.ZERO, Duration::plus);
        return copies.get(0).savedByOneCall().plus(others);
    }

    boolean cancel() {
        return control.cancel();
    }
}
