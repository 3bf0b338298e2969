package dev.vivace.engine.detect;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.SearchOrders;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/**
 * Runs orders, the most telling first, until all that are worth it have run or the budget is spent. What contradicts
 * itself is examined in new JVMs while nothing else runs, and then told.
 */
public final class Search {

    private static final int SHUFFLED = 4;
    /** So many contradictions of one test may turn out to be none before it is left alone. */
    private static final int ATTEMPTS = 3;

    private final Runners runners;
    private final SearchSettings settings;
    private final SearchListener listener;
    private final BooleanSupplier halted;
    private final InstantSource clock;
    private final Instant start;
    private final Observations observations = new Observations();
    private final Map<TestOrder, Footprint> footprints = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();
    private final Set<TestId> found = new HashSet<>();
    private final Map<TestId, Integer> unconfirmed = new HashMap<>();
    private int orders;
    private boolean complete = true;

    /** A search with these runners, until {@code halted} says that they are being closed. */
    public Search(Runners runners, SearchSettings settings, SearchListener listener, BooleanSupplier halted) {
        this(runners, settings, listener, halted, InstantSource.system());
    }

    Search(
            Runners runners,
            SearchSettings settings,
            SearchListener listener,
            BooleanSupplier halted,
            InstantSource clock) {
        this.runners = runners;
        this.settings = settings;
        this.listener = listener;
        this.halted = halted;
        this.clock = clock;
        this.start = clock.instant();
    }

    /** Searches; what is found before a halt is part of the result. */
    public SearchResult run(SearchOrders plan) {
        run("each class alone", plan.classes());
        run("the whole suite", plan.broad(settings.seed(), SHUFFLED));
        run("pairs within classes", within(plan, true));
        List<TestOrder> pairs = plan.pairs(this::canPrepare);
        run("single tests before classes", plan.single(this::canPrepare));
        // Whole orders run each class less often where most pairs are wanted.
        boolean few = pairs.size() * 2 < plan.allPairs();
        run("pairs of classes", few ? pairs : plan.chains());
        run("pairs within classes without static state", within(plan, false));
        return new SearchResult(
                findings,
                orders,
                few ? plan.allPairs() - pairs.size() : 0,
                unconfirmed.size(),
                observations.alwaysRed(),
                complete,
                elapsed());
    }

    /** Tests of a class share what it leaves changed, and what they see of it. */
    private List<TestOrder> within(SearchOrders plan, boolean withState) {
        return plan.classes().stream()
                .filter(part -> footprint(part).equals(Footprint.NONE) != withState)
                .flatMap(part -> plan.within(part).stream())
                .toList();
    }

    private boolean canPrepare(TestOrder first, TestOrder second) {
        return footprint(first).canPrepare(footprint(second));
    }

    private Footprint footprint(TestOrder part) {
        return footprints.getOrDefault(part, Footprint.NONE);
    }

    private void run(String step, List<TestOrder> planned) {
        int done = 0;
        while (done < planned.size() && !isOver()) {
            listener.searching(step, done, planned.size());
            int size = settings.budget().left(orders, Math.min(settings.lanes(), planned.size() - done));
            List<TestOrder> batch = planned.subList(done, done + size);
            List<OrderRun> runs = sideBySide(batch);
            for (int i = 0; i < size; i++) {
                observations.add(batch.get(i), runs.get(i));
                footprints.merge(batch.get(i), runs.get(i).footprint(), Footprint::and);
            }
            done += size;
            orders += size;
            examineContradictions();
        }
        complete &= done == planned.size();
    }

    private boolean isOver() {
        return halted.getAsBoolean() || settings.budget().isSpent(orders, elapsed());
    }

    private Duration elapsed() {
        return Duration.between(start, clock.instant());
    }

    private void examineContradictions() {
        Examination examination = new Examination(
                runners.with(settings.isolation()), runners.with(Isolation.PROCESS), settings.confirmations());
        for (Sighting sighting : observations.contradictions()) {
            TestId test = sighting.test();
            if (!found.contains(test) && unconfirmed.getOrDefault(test, 0) < ATTEMPTS && !halted.getAsBoolean()) {
                examine(sighting, examination);
            }
        }
    }

    private void examine(Sighting sighting, Examination examination) {
        Examination.Answer answer = examination.of(sighting);
        if (halted.getAsBoolean()) {
            return;
        }
        if (answer.finding().isPresent()) {
            found.add(sighting.test());
            unconfirmed.remove(sighting.test());
            findings.add(answer.finding().get());
            listener.found(answer.finding().get());
            return;
        }
        unconfirmed.merge(sighting.test(), 1, Integer::sum);
        if (answer.red()) {
            observations.forgetPassed(sighting.test());
        } else {
            observations.forgetRed(sighting.test());
        }
    }

    private List<OrderRun> sideBySide(List<TestOrder> batch) {
        OrderRunner runner = runners.with(settings.isolation());
        if (batch.size() == 1) {
            return List.of(runner.run(batch.get(0), RunListener.NONE));
        }
        ExecutorService lanes = Executors.newFixedThreadPool(batch.size());
        try {
            List<Callable<OrderRun>> calls = batch.stream()
                    .map(order -> (Callable<OrderRun>) () -> runner.run(order, RunListener.NONE))
                    .toList();
            List<OrderRun> runs = new ArrayList<>();
            for (Future<OrderRun> run : lanes.invokeAll(calls)) {
                runs.add(run.get());
            }
            return runs;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while orders were running", e);
        } finally {
            lanes.shutdownNow();
        }
    }
}
