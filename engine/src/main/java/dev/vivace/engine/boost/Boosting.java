package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Attempt.Faster;
import dev.vivace.engine.boost.Attempt.Refused;
import dev.vivace.engine.boost.FixtureMeter.Measured;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.ChangedSources;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Makes the fixtures of one class after another run less often; each starts from what was accepted before. */
public final class Boosting {

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final ChangedSources sources;
    private final TestBench bench;
    private final BoostSettings settings;
    private final BooleanSupplier cancelled;
    private final InstantSource clock = InstantSource.system();

    /**
     * Of a module.
     *
     * @param catalog its tests
     * @param fixed classes whose tests stay in their order
     * @param sources without any change
     */
    public Boosting(
            TestCatalog catalog,
            Set<String> fixed,
            ChangedSources sources,
            TestBench bench,
            BoostSettings settings,
            BooleanSupplier cancelled) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.sources = sources;
        this.bench = bench;
        this.settings = settings;
        this.cancelled = cancelled;
    }

    /** What runs for each test of a class. */
    public FixtureSurvey survey(String testClass) {
        return new Transformer(sources.sources()).survey(testClass);
    }

    /**
     * What was tried.
     *
     * @param fixtures how long fixtures took in a run of the class; empty where they could not be measured
     * @param attempt what came of it
     */
    public record Tried(Optional<Duration> fixtures, Attempt attempt) {}

    /** Tries a class, and accepts the change where it is faster with it. */
    public Tried boost(String testClass, Consumer<String> step) {
        ClassOrders own = ClassOrders.of(catalog, fixed, List.of(testClass));
        step.accept("what its fixtures cost");
        Optional<Measured> measured = new FixtureMeter(sources, bench).of(testClass, own.together());
        Attempt attempt = measured.flatMap(this::tooCheap)
                .orElseGet(() -> boosting(testClass, step)
                        .attempt(measured.map(Measured::costs).orElse(FixtureCosts.unknown())));
        if (attempt instanceof Faster faster) {
            sources.accept(faster.rewrite().changes());
        }
        return new Tried(measured.map(some -> some.costs().total()), attempt);
    }

    /** Not even tried where all that could be saved is too little. */
    private Optional<Attempt> tooCheap(Measured measured) {
        MinSaving least = settings.minSaving();
        return least.isReachedBy(measured.savable(), measured.all())
                ? Optional.empty()
                : Optional.of(new Refused(Rejection.of(
                        KeptCode.CHEAP_FIXTURES,
                        "at best " + measured.savable().toMillis() + " ms of "
                                + measured.all().toMillis() + " ms could be saved")));
    }

    private ClassBoosting boosting(String testClass, Consumer<String> step) {
        Deadline deadline = Deadline.after(settings.limit(), clock, cancelled);
        return new ClassBoosting(testClass, catalog, fixed, sources, bench, settings, deadline, step);
    }

    /** All that was accepted. */
    public List<Change> changes() {
        return sources.changes();
    }

    /** The classes of all that was accepted; empty for nothing. */
    public Optional<Path> classes() {
        return sources.classes();
    }
}
