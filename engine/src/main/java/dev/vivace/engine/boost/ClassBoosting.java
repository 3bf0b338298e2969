package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Attempt.Faster;
import dev.vivace.engine.boost.Attempt.NotFaster;
import dev.vivace.engine.boost.Attempt.Refused;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.Timing;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.ChangedSources;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Makes the fixtures of one class run less often: rewrites, checks, chooses the smallest that is good enough, measures. */
final class ClassBoosting {

    private final String testClass;
    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final ChangedSources sources;
    private final TestBench bench;
    private final BoostSettings settings;
    private final OrderCheck check;
    private final Deadline deadline;
    private final Consumer<String> step;
    private final Map<List<String>, Steadiness> steady = new HashMap<>();
    private final List<Rejection> rejections = new ArrayList<>();
    private Duration measuring = Duration.ZERO;

    /**
     * Of this class.
     *
     * @param fixed classes whose tests stay in their order
     * @param step is told what is done now
     */
    ClassBoosting(
            String testClass,
            TestCatalog catalog,
            Set<String> fixed,
            ChangedSources sources,
            TestBench bench,
            BoostSettings settings,
            Deadline deadline,
            Consumer<String> step) {
        this.testClass = testClass;
        this.catalog = catalog;
        this.fixed = fixed;
        this.sources = sources;
        this.bench = bench;
        this.settings = settings;
        this.check = new OrderCheck(settings.workers(), deadline::isOver);
        this.deadline = deadline;
        this.step = step;
    }

    /** What came of it, given what its fixtures cost: the first choice that is faster. */
    Attempt attempt(FixtureCosts costs) {
        Deque<Rewrite> open = new ArrayDeque<>(rewrites(costs));
        Optional<Attempt> slow = Optional.empty();
        while (!open.isEmpty() && !check.isOver()) {
            Optional<Attempt> next = choice(open).map(this::timed);
            if (next.filter(Faster.class::isInstance).isPresent()) {
                return next.get();
            }
            slow = slow.or(() -> next);
        }
        return slow.orElseGet(this::refused);
    }

    /** Whether any choice passes, where it is known that none saves enough: what a clock would show is chance. */
    Attempt possibility(FixtureCosts costs) {
        return rewrites(costs).stream()
                .takeWhile(rewrite -> !check.isOver())
                .flatMap(rewrite -> tried(rewrite).stream())
                .findFirst()
                .<Attempt>map(candidate -> new NotFaster(Optional.empty()))
                .orElseGet(this::refused);
    }

    /** How long it was measured, and not searched or checked. */
    Duration measuring() {
        return measuring;
    }

    private Attempt refused() {
        return new Refused(
                rejections.isEmpty()
                        ? Rejection.of(KeptCode.TAKES_TOO_LONG, "")
                        : rejections.get(rejections.size() - 1));
    }

    /** The best of the next few, up to one that is good enough. */
    private Optional<Candidate> choice(Deque<Rewrite> open) {
        List<Candidate> candidates = new ArrayList<>();
        while (!open.isEmpty() && candidates.stream().noneMatch(Candidate::isGoodEnough) && !check.isOver()) {
            tried(open.removeFirst()).ifPresent(candidates::add);
        }
        return Candidate.best(candidates);
    }

    /** The smallest first, the whole one last, as far as they are possible. */
    private List<Rewrite> rewrites(FixtureCosts costs) {
        Transformer transformer = new Transformer(sources.sources());
        List<Rewrite> all = new ArrayList<>(settings.whole() ? List.of() : transformer.smaller(testClass, costs));
        List<Rewriting> ways = settings.whole() ? transformer.ways(testClass) : transformer.carefulWays(testClass);
        for (Rewriting whole : ways) {
            if (whole instanceof Rewriting.Rewritten rewritten) {
                all.add(rewritten.rewrite());
            } else if (whole instanceof Rewriting.Kept kept) {
                rejections.add(Rejection.of(kept));
            }
        }
        return Rewrite.distinct(all);
    }

    private Optional<Candidate> tried(Rewrite rewrite) {
        ClassOrders orders = ClassOrders.of(catalog, fixed, rewrite.testClasses());
        Steadiness before = steady.computeIfAbsent(rewrite.testClasses(), classes -> steadiness(classes, orders));
        if (before.objection().isPresent()) {
            rejections.add(before.objection().get());
            return Optional.empty();
        }
        step.accept("all orders with " + way(rewrite));
        RewriteTrial.Result result = new RewriteTrial(rewrite, orders, sources, bench, check, before).run();
        result.rejection().ifPresent(rejections::add);
        return result.candidate();
    }

    private static String way(Rewrite rewrite) {
        return rewrite.kind().label();
    }

    private Steadiness steadiness(List<String> classes, ClassOrders orders) {
        step.accept("all orders without any change");
        try (Runners unchanged = bench.open(classes, sources.classes())) {
            return Steadiness.of(orders, unchanged, ofHalfTheTime(), settings.isolation());
        }
    }

    /** Fixtures that cost make the class as it is the slow one: something must be left for the rewritten one. */
    private OrderCheck ofHalfTheTime() {
        Deadline half = deadline.within(settings.limit().dividedBy(2));
        return new OrderCheck(settings.workers(), half::isOver);
    }

    private Attempt timed(Candidate candidate) {
        Instant start = deadline.clock().instant();
        Attempt attempt = measured(candidate);
        measuring = measuring.plus(Duration.between(start, deadline.clock().instant()));
        return attempt;
    }

    private Attempt measured(Candidate candidate) {
        step.accept("how long it takes without and with the patch");
        Rewrite rewrite = candidate.rewrite();
        ClassOrders orders = ClassOrders.of(catalog, fixed, rewrite.testClasses());
        try (Runners before = bench.open(rewrite.testClasses(), sources.classes());
                Runners after = bench.open(rewrite.testClasses(), Optional.of(candidate.classes()))) {
            Measuring.Measured measured =
                    new Measuring(orders.together(), bench).of(before, after, deadline.anew(settings.limit())::isOver);
            return objection(measured)
                    .map(rejection -> (Attempt) new Refused(rejection))
                    .orElseGet(() -> judged(candidate, measured.timing()));
        }
    }

    private static Optional<Rejection> objection(Measuring.Measured measured) {
        Optional<Rejection> other = measured.differing()
                .map(test ->
                        Rejection.of(KeptCode.OTHER_VERDICTS, test + " does not end alike each time with the patch"));
        return other.or(() -> measured.pairs() >= PairedTimes.FEWEST
                ? Optional.empty()
                : Optional.of(Rejection.of(
                        KeptCode.TAKES_TOO_LONG,
                        "Time was up after %d of at least %d runs each without and with a patch"
                                .formatted(measured.pairs(), PairedTimes.FEWEST))));
    }

    private Attempt judged(Candidate candidate, Timing timing) {
        boolean pays = timing.isFaster() && settings.minSaving().isReachedBy(timing.saved(), timing.before());
        return pays
                ? new Faster(
                        candidate.rewrite(),
                        candidate.classes(),
                        candidate.injections(),
                        candidate.tests(),
                        timing,
                        Losses.UNKNOWN)
                : new NotFaster(Optional.of(timing));
    }
}
