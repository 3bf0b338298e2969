package dev.vivace.engine.stories;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryDifference;
import dev.vivace.engine.model.StoryDifference.Kind;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.DeltaDebugging;
import dev.vivace.engine.run.AtOnce;
import dev.vivace.engine.run.OrderRunner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Runs stories with and without reuse, in natural, planned and shuffled orders, each in a JVM of its own. Where a test's
 * verdict differs from that in natural order without reuse, it finds the few tests before it that are needed, and says
 * whether reuse or the order alone makes the difference.
 */
public final class StoryCheck {

    /** The search for the tests that are needed ends after so many orders; then some may be named in vain. */
    private static final int TRIALS = 60;

    private final StoryOrders orders;
    private final Function<Reuse, OrderRunner> runners;
    private final SearchListener listener;
    private final BooleanSupplier halted;
    private final AtomicInteger runs = new AtomicInteger();

    /**
     * A check of these tests.
     *
     * @param runners with each way to reuse set-ups; every order begins in a new JVM
     * @param halted whether they are being closed
     */
    public StoryCheck(
            StoryOrders orders, Function<Reuse, OrderRunner> runners, SearchListener listener, BooleanSupplier halted) {
        this.orders = orders;
        this.runners = runners;
        this.listener = listener;
        this.halted = halted;
    }

    /** An order, and how set-ups are reused in it. */
    private record Trial(Reuse reuse, TestOrder order) {

        private Trial cutBehind(TestId test) {
            return with(order.tests().subList(0, order.tests().indexOf(test)), test);
        }

        private Trial with(List<TestId> before, TestId test) {
            return new Trial(
                    reuse,
                    new TestOrder(
                            Stream.concat(before.stream(), Stream.of(test)).toList()));
        }

        private Trial with(Reuse other) {
            return new Trial(other, order);
        }
    }

    /** Checks with so many shuffled orders, the same for the same seed. */
    public StoryCheckResult run(int shuffled, long seed) {
        List<Trial> trials = trials(shuffled, seed);
        listener.searching("stories with and without reuse", 0, trials.size());
        List<OrderRun> answers = AtOnce.each(trials, this::run);
        List<StoryDifference> differences = explained(differing(trials, answers), answers.get(0));
        return new StoryCheckResult(orders.tests(), runs.get(), differences);
    }

    /** Tests with another verdict than in the first trial, each with the first trial in which it has it. */
    private Map<TestId, Trial> differing(List<Trial> trials, List<OrderRun> answers) {
        Map<TestId, Trial> differing = new LinkedHashMap<>();
        for (TestId test : orders.natural().tests()) {
            Optional<Boolean> expected = answers.get(0).isRed(test);
            IntStream.range(1, trials.size())
                    .filter(i -> expected.isPresent() && shows(answers.get(i), test, !expected.get()))
                    .findFirst()
                    .ifPresent(i -> differing.put(test, trials.get(i)));
        }
        return differing;
    }

    /** What others are compared with comes first, once more behind it to see what changes by chance. */
    private List<Trial> trials(int shuffled, long seed) {
        Trial reference = new Trial(Reuse.OFF, orders.natural());
        Set<Trial> others = new LinkedHashSet<>();
        others.add(reference.with(Reuse.PREFIX));
        others.add(new Trial(Reuse.PREFIX, orders.planned()));
        List<TestOrder> random = orders.shuffled(shuffled, seed);
        // Chance alone seldom lets a consumer follow its provider: in planned orders it always does.
        random.forEach(order -> others.add(new Trial(Reuse.PREFIX, orders.planned(order))));
        random.forEach(order -> others.add(new Trial(Reuse.PREFIX, order)));
        random.forEach(order -> others.add(new Trial(Reuse.OFF, order)));
        others.remove(reference);
        return Stream.concat(Stream.of(reference, reference), others.stream()).toList();
    }

    private List<StoryDifference> explained(Map<TestId, Trial> differing, OrderRun reference) {
        List<StoryDifference> differences = new ArrayList<>();
        differing.forEach((test, trial) -> {
            if (!halted.getAsBoolean()) {
                listener.examining(test, differences.size(), differing.size());
                boolean red = !reference.isRed(test).orElseThrow();
                boolean isReference = trial.equals(new Trial(Reuse.OFF, orders.natural()));
                differences.add(
                        isReference
                                ? byChance(test, trial.cutBehind(test), red)
                                : explained(test, trial.cutBehind(test), red));
            }
        });
        return differences;
    }

    private static StoryDifference byChance(TestId test, Trial trial, boolean red) {
        return new StoryDifference(test, Kind.CHANCE, red, trial.reuse(), trial.order(), "");
    }

    /**
     * Finds out what makes the difference.
     *
     * @param trial the order in which it was seen, up to the test
     * @param red what the test was there
     */
    private StoryDifference explained(TestId test, Trial trial, boolean red) {
        OrderRun again = run(trial);
        if (!shows(again, test, red)) {
            return byChance(test, trial, red);
        }
        int limit = runs.get() + TRIALS;
        List<TestId> before =
                trial.order().tests().subList(0, trial.order().tests().size() - 1);
        Trial least = trial.with(
                DeltaDebugging.minimal(
                        before, part -> runs.get() < limit && shows(run(trial.with(part, test)), test, red)),
                test);
        boolean withoutReuse = trial.reuse() == Reuse.OFF || shows(run(least.with(Reuse.OFF)), test, red);
        return new StoryDifference(
                test,
                withoutReuse ? Kind.ORDER : Kind.REUSE,
                red,
                withoutReuse ? Reuse.OFF : trial.reuse(),
                least.order(),
                red ? failure(again, test) : "");
    }

    private static boolean shows(OrderRun run, TestId test, boolean red) {
        return run.isRed(test).filter(answer -> answer == red).isPresent();
    }

    private static String failure(OrderRun run, TestId test) {
        return run.tests().stream()
                .filter(result -> result.id().wholeMethod().equals(test.wholeMethod()))
                .flatMap(result -> result.failure().stream())
                .map(failure -> failure.headline())
                .findFirst()
                .orElse("");
    }

    /** An order that cannot be run shows nothing. */
    private OrderRun run(Trial trial) {
        runs.incrementAndGet();
        try {
            return runners.apply(trial.reuse()).run(trial.order(), RunListener.NONE);
        } catch (Problem problem) {
            tell("An order cannot be run, and is left out: " + problem.getMessage());
            return new OrderRun(
                    List.of(), List.of(), trial.order().tests(), Optional.empty(), List.of(), Duration.ZERO);
        }
    }

    /** Orders run side by side, and who listens is told one thing at a time. */
    private synchronized void tell(String sentence) {
        listener.notice(sentence);
    }
}
