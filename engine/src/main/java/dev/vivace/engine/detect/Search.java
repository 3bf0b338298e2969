package dev.vivace.engine.detect;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.PlannedOrders;
import dev.vivace.engine.orders.SearchOrders;
import dev.vivace.engine.run.AtOnce;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs orders, the most telling first, until all that are worth it have run or the budget is spent. What contradicts
 * itself is examined in new JVMs while nothing else runs, and then told.
 */
public final class Search {

    private static final int SHUFFLED = 4;

    /** What takes several tests at a distance shows in orders that no system makes. */
    private static final int MORE_SHUFFLED = 16;

    /** The same where somebody says that a test depends on the order, and nothing has shown it. */
    private static final int SHUFFLED_FOR_NAMED = 96;

    /** So many tests are named in a sentence. */
    private static final int TOLD = 3;

    private final SearchOrders plan;
    private final Set<TestOrder> ownClasses;
    private final SearchSettings settings;
    private final Set<TestId> wantedTests;
    private final boolean isNamed;
    private final Set<TestOrder> classesInQuestion;
    private final SearchListener listener;
    private final BooleanSupplier halted;
    private final InstantSource clock;
    private final Instant start;
    private final Trials searching;
    private final Clarification clarification;
    private final Observations observations;
    private final Map<TestOrder, Footprint> footprints = new HashMap<>();
    private final AtomicBoolean refused = new AtomicBoolean();
    private int orders;
    private boolean complete = true;

    /**
     * A search among these tests with these runners, until {@code halted} says that they are being closed.
     *
     * @param wanted which tests are looked for, with the help of all; when they are found, it is over
     */
    public Search(
            TestCatalog catalog,
            SearchOrders plan,
            Runners runners,
            SearchSettings settings,
            Predicate<TestId> wanted,
            SearchListener listener,
            BooleanSupplier halted) {
        this.plan = plan;
        this.ownClasses = Set.copyOf(plan.classes());
        this.settings = settings;
        this.wantedTests = catalog.entries().stream()
                .map(TestCatalog.Entry::id)
                .filter(wanted)
                .collect(Collectors.toSet());
        this.isNamed =
                !wantedTests.isEmpty() && wantedTests.size() < catalog.entries().size();
        this.classesInQuestion = ownClasses.stream()
                .filter(part -> !isNamed || part.tests().stream().anyMatch(wantedTests::contains))
                .collect(Collectors.toSet());
        this.listener = listener;
        this.halted = halted;
        this.clock = InstantSource.system();
        this.start = clock.instant();
        this.observations = new Observations(catalog);
        this.searching = new Trials(runners.with(settings.isolation()), this::tellRefused);
        Trials inNewJvms = new Trials(runners.with(Isolation.PROCESS), this::tellRefused);
        this.clarification = new Clarification(
                observations,
                new Examination(
                        searching, inNewJvms, settings.confirmations(), observations::alone, this::tellConfirming),
                new SharedCause(searching, inNewJvms, settings, plan::isMovable, this::isTimeUp),
                new Screening(searching, inNewJvms),
                wanted,
                listener,
                this::isTimeUp,
                halted);
    }

    private void tellConfirming(TestId test) {
        listener.doing("Confirming in new JVMs what was seen of " + test);
    }

    /** Once: there are many orders like it. */
    private void tellRefused(Problem problem) {
        if (!refused.getAndSet(true)) {
            listener.notice("Orders that cannot be run are left out. The first of them: " + problem.getMessage());
        }
    }

    /** Searches; what is found before a halt is part of the result. */
    public SearchResult run() {
        runNamedAlone();
        run("each class alone", plan.alone(part -> !isNamed || !classesInQuestion.contains(part)));
        if (settings.isolation() != Isolation.PROCESS) {
            askNewJvms(clarification.ordersOfAlwaysRed());
        }
        run(
                "the whole suite",
                asFarAsItMatters(plan.broad(settings.seed(), SHUFFLED)).distinct());
        if (isNamed) {
            run("classes before the named tests", plan.last(wantedTests::contains, this::isWorthIt));
        } else {
            runEachTestAlone();
        }
        run("pairs within classes", asFarAsItMatters(plan.within(classes(true))));
        // Whole orders run each class less often where most pairs are wanted.
        boolean few = plan.pairs(this::isWorthIt).count() * 2L < plan.classesInChains(classesInQuestion::contains);
        if (!few) {
            run("pairs of classes", asFarAsItMatters(plan.chains()));
        }
        run("single tests before classes", asFarAsItMatters(plan.single(this::isWorthIt)));
        PlannedOrders pairs = plan.pairs(this::isWorthIt);
        if (few) {
            run("pairs of classes", pairs);
        }
        run("pairs within classes without static state", asFarAsItMatters(plan.within(classes(false))));
        if (isNamed) {
            run("each class before the named tests", plan.lastOfTwo(wantedTests::contains, this::isWorthIt));
        } else {
            run("classes before single tests", plan.last(this::isWorthIt));
        }
        runMoreShuffled();
        tellUnexamined();
        return result(few ? pairsInQuestion() - pairs.count() : 0);
    }

    /** These are few: a brittle one shows before anything else runs. */
    private void runNamedAlone() {
        if (isNamed) {
            run("each named class alone", plan.alone(classesInQuestion::contains));
            runEachTestAlone();
        }
    }

    private void runEachTestAlone() {
        run(
                "each test alone",
                plan.each(
                        Stream.concat(classes(true).stream(), classes(false).stream())
                                .toList(),
                        wantedTests::contains));
    }

    private void runMoreShuffled() {
        int more = isNamed ? SHUFFLED_FOR_NAMED : MORE_SHUFFLED;
        run(
                "more shuffled orders",
                asFarAsItMatters(plan.shuffled(settings.seed(), SHUFFLED, more)).distinct());
    }

    private SearchResult result(int pairsLeftOut) {
        return new SearchResult(
                clarification.findings(),
                orders,
                pairsLeftOut,
                clarification.unconfirmed(),
                clarification.alwaysRed(),
                clarification.left(),
                complete,
                elapsed());
    }

    /** Once it is over: what it saw of tests that are no finding. */
    public Undecided undecided() {
        return clarification.undecided();
    }

    private void askNewJvms(List<TestOrder> alwaysRed) {
        for (int done = 0; done < alwaysRed.size() && !isOver(); done++) {
            listener.searching("in new JVMs what is red so far", done, alwaysRed.size());
            clarification.ofAlwaysRed(alwaysRed.get(done));
            orders++;
            clarification.ofContradictions();
        }
    }

    private void tellUnexamined() {
        Set<TestId> left = halted.getAsBoolean() || isEverythingFound() ? Set.of() : clarification.left();
        if (!left.isEmpty()) {
            complete = false;
            listener.notice((left.size() == 1 ? "1 more test was" : left.size() + " more tests were")
                    + " red in one order and passed in another, and there was no time to find out why: "
                    + some(left) + ". Try: a larger --budget");
        }
    }

    private static String some(Set<TestId> tests) {
        return tests.stream().sorted().limit(TOLD).map(TestId::toString).collect(Collectors.joining(", "))
                + (tests.size() > TOLD ? " and others" : "");
    }

    private int pairsInQuestion() {
        return plan.pairs((first, second) -> classesInQuestion.contains(second)).count();
    }

    /** What runs behind the last of the named tests cannot matter to them. */
    private PlannedOrders asFarAsItMatters(PlannedOrders planned) {
        return isNamed ? planned.upToLast(wantedTests::contains) : planned;
    }

    /** Those whose tests can share static state, or cannot; where nobody knows, they can. */
    private List<TestOrder> classes(boolean withState) {
        return plan.classes().stream()
                .filter(classesInQuestion::contains)
                .filter(part -> Footprint.NONE.equals(footprints.get(part)) != withState)
                .toList();
    }

    private boolean isWorthIt(TestOrder first, TestOrder second) {
        return classesInQuestion.contains(second) && canPrepare(first, second);
    }

    private boolean canPrepare(TestOrder first, TestOrder second) {
        Footprint before = footprints.get(first);
        Footprint after = footprints.get(second);
        return before == null || after == null || before.canPrepare(after);
    }

    private void run(String step, PlannedOrders planned) {
        Iterator<TestOrder> more = planned.orders().iterator();
        Deque<TestOrder> cutOff = new ArrayDeque<>();
        int done = 0;
        while ((more.hasNext() || !cutOff.isEmpty()) && !isOver()) {
            listener.searching(step, done, planned.count());
            List<TestOrder> batch = new ArrayList<>();
            int size = settings.budget().left(orders, settings.lanes());
            while (batch.size() < size && (more.hasNext() || !cutOff.isEmpty())) {
                boolean isRest = !cutOff.isEmpty();
                batch.add(isRest ? cutOff.removeFirst() : more.next());
                done += isRest ? 0 : 1;
            }
            observe(batch, AtOnce.each(batch, searching::run), cutOff);
            orders += batch.size();
            clarification.ofContradictions();
        }
        complete &= isEverythingFound() || !more.hasNext() && cutOff.isEmpty();
    }

    /** What a lost worker did not get to runs as an order of its own. */
    private void observe(List<TestOrder> batch, List<OrderRun> runs, Deque<TestOrder> cutOff) {
        for (int i = 0; i < batch.size(); i++) {
            TestOrder order = batch.get(i);
            OrderRun run = runs.get(i);
            observations.add(order, run);
            run.footprint()
                    .filter(known -> ownClasses.contains(order))
                    .ifPresent(known -> footprints.put(order, known));
            boolean isShorter = run.notRun().size() < order.tests().size();
            if (run.loss().isPresent() && !run.notRun().isEmpty() && isShorter && !halted.getAsBoolean()) {
                cutOff.add(new TestOrder(run.notRun()));
            }
        }
    }

    private boolean isOver() {
        return halted.getAsBoolean() || isEverythingFound() || settings.budget().isSpent(orders, elapsed());
    }

    /** What was seen while there was time is looked into for a while longer. */
    private boolean isTimeUp() {
        return halted.getAsBoolean() || settings.budget().isOverdrawn(elapsed());
    }

    private boolean isEverythingFound() {
        return !wantedTests.isEmpty() && clarification.isFound(wantedTests);
    }

    private Duration elapsed() {
        return Duration.between(start, clock.instant());
    }
}
