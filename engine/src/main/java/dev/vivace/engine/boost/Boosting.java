package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Attempt.Faster;
import dev.vivace.engine.boost.Attempt.Refused;
import dev.vivace.engine.boost.FixtureMeter.Measured;
import dev.vivace.engine.boost.FixtureSurvey.Kind;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.ChangedSources;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Makes the fixtures of one class after another run less often; each starts from what was accepted before. */
public final class Boosting {

    private static final Duration SUITE_LIMIT = Duration.ofMinutes(10);

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final ChangedSources sources;
    private final TestBench bench;
    private final BoostSettings settings;
    private final BooleanSupplier cancelled;
    private final Strength strength;
    private final WholeSuite suite;
    private final InstantSource clock = InstantSource.system();

    /**
     * Of a module, whose suite runs once as it is.
     *
     * @param catalog its tests
     * @param fixed classes whose tests stay in their order
     * @param sources without any change
     * @param program what they are there for
     */
    public Boosting(
            TestCatalog catalog,
            Set<String> fixed,
            ChangedSources sources,
            TestBench bench,
            Program program,
            BoostSettings settings,
            BooleanSupplier cancelled) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.sources = sources;
        this.bench = bench;
        this.settings = settings;
        this.cancelled = cancelled;
        this.strength = new Strength(program, bench, settings, sources.newDirectory());
        this.suite = WholeSuite.unchanged(catalog, bench);
    }

    /**
     * What was tried.
     *
     * @param fixtures how long fixtures took in a run of the class; empty where they were not measured
     * @param attempt what came of it
     * @param searching how long it took to find a change and to check it, measurements apart
     */
    public record Tried(Optional<Duration> fixtures, Attempt attempt, Duration searching) {

        private static Tried not(Rejection rejection) {
            return new Tried(Optional.empty(), new Refused(rejection), Duration.ZERO);
        }
    }

    /** How long a class took in the suite; nothing where that is not known. */
    public Duration timeOf(String testClass) {
        return suite.timeOf(testClass).orElse(Duration.ZERO);
    }

    /** Tries a class, and accepts the change where it is faster with it. */
    public Tried boost(String testClass, Consumer<String> step) {
        return cheapClass(testClass).map(Tried::not).orElseGet(() -> measured(testClass, step));
    }

    /** A class that takes less time than has to be saved needs no closer look. */
    private Optional<Rejection> cheapClass(String testClass) {
        return suite.timeOf(testClass)
                .filter(time ->
                        !settings.all() && time.compareTo(settings.minSaving().time()) < 0)
                .map(time -> Rejection.of(KeptCode.CHEAP_FIXTURES, "the whole class takes " + time.toMillis() + " ms"));
    }

    private Tried measured(String testClass, Consumer<String> step) {
        ClassOrders own = ClassOrders.of(catalog, fixed, List.of(testClass));
        step.accept("what its fixtures cost");
        Optional<Measured> measured = new FixtureMeter(sources, bench).of(testClass, own.together());
        Optional<Duration> fixtures = measured.map(some -> some.costs().total());
        Optional<Rejection> cheap =
                measured.filter(some -> isMeasurable(testClass)).flatMap(this::cheapFixtures);
        return cheap.isPresent() && !settings.all()
                ? new Tried(fixtures, new Refused(cheap.get()), Duration.ZERO)
                : tried(testClass, measured, cheap.isEmpty(), step);
    }

    /** Whether all that runs for each test is code of fixtures; nobody tells how long rules and extensions take. */
    private boolean isMeasurable(String testClass) {
        Set<Kind> measured = Set.of(Kind.SET_UP, Kind.TEAR_DOWN, Kind.FIELD, Kind.WATCHING_RULE);
        return new Transformer(sources.sources())
                .survey(testClass).fixtures().stream().allMatch(fixture -> measured.contains(fixture.kind()));
    }

    /** Where all that could be saved is too little. */
    private Optional<Rejection> cheapFixtures(Measured measured) {
        return settings.minSaving().isReachedBy(measured.savable(), measured.all())
                ? Optional.empty()
                : Optional.of(Rejection.of(
                        KeptCode.CHEAP_FIXTURES,
                        "at best " + measured.savable().toMillis() + " ms of "
                                + measured.all().toMillis() + " ms could be saved"));
    }

    private Tried tried(String testClass, Optional<Measured> measured, boolean mayPay, Consumer<String> step) {
        Instant start = clock.instant();
        Deadline deadline = Deadline.after(settings.limit(), clock, cancelled);
        ClassBoosting boosting = new ClassBoosting(testClass, catalog, fixed, sources, bench, settings, deadline, step);
        FixtureCosts costs = measured.map(Measured::costs).orElse(FixtureCosts.unknown());
        Attempt attempt = mayPay ? boosting.attempt(costs) : boosting.possibility(costs);
        Duration searching = Duration.between(start, clock.instant()).minus(boosting.measuring());
        return new Tried(
                measured.map(some -> some.costs().total()),
                attempt instanceof Faster faster ? accepted(faster, step) : attempt,
                searching);
    }

    private Attempt accepted(Faster faster, Consumer<String> step) {
        step.accept("the whole suite with the patch");
        Optional<TestId> differing = suite.differing(faster.classes());
        if (differing.isPresent()) {
            return new Refused(Rejection.of(
                    KeptCode.OTHER_VERDICTS, differing.get() + " ends differently in the suite's natural order"));
        }
        step.accept("what its tests reach");
        Faster compared = faster.with(losses(faster));
        sources.accept(faster.rewrite().changes());
        return compared;
    }

    private Losses losses(Faster faster) {
        List<String> classes = faster.rewrite().testClasses();
        ClassOrders orders = ClassOrders.of(catalog, fixed, classes);
        Deadline deadline = Deadline.after(settings.limit(), clock, cancelled);
        return strength.of(classes, orders.together(), sources.classes(), faster.classes(), deadline::isOver);
    }

    /** What all that was accepted does to the suite; empty for nothing. */
    public Optional<SuiteBoost> suite() {
        Deadline deadline = Deadline.after(SUITE_LIMIT, clock, cancelled);
        return sources.classes().map(classes -> suite.measured(classes, strength, SUITE_LIMIT, deadline));
    }

    /** All that was accepted. */
    public List<Change> changes() {
        return sources.changes();
    }
}
