package dev.vivace.engine.boost;

import dev.vivace.engine.boost.FixtureMeter.Measured;
import dev.vivace.engine.boost.FixtureSurvey.Kind;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.source.ChangedSources;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Measures what runs for each test of one class after another; nothing is changed for good. */
public final class FixtureCensus {

    private static final Set<Kind> MEASURED = Set.of(Kind.SET_UP, Kind.TEAR_DOWN);

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final ChangedSources sources;
    private final TestBench bench;

    /**
     * Of a module.
     *
     * @param catalog its tests
     * @param fixed classes whose tests stay in their order
     */
    public FixtureCensus(TestCatalog catalog, Set<String> fixed, ChangedSources sources, TestBench bench) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.sources = sources;
        this.bench = bench;
    }

    /** Whether a class has methods that run before or after each test. */
    public boolean hasFixtures(String testClass) {
        return survey(testClass).fixtures().stream().anyMatch(fixture -> MEASURED.contains(fixture.kind()));
    }

    /** Runs a class with probes in its fixtures; empty where it does not compile with them. */
    public Optional<ClassFixtures> of(String testClass) {
        boolean movable = survey(testClass).isCandidate();
        ClassOrders orders = ClassOrders.of(catalog, fixed, List.of(testClass));
        return new FixtureMeter(sources, bench)
                .of(testClass, orders.together())
                .map(measured ->
                        new ClassFixtures(testClass, measured.all(), savable(measured, movable), measured.costs()));
    }

    private static Duration savable(Measured measured, boolean movable) {
        return movable ? measured.savable() : Duration.ZERO;
    }

    private FixtureSurvey survey(String testClass) {
        return new Transformer(sources.sources()).survey(testClass);
    }
}
