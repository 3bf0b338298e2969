package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InjectionSearch.Pair;
import dev.vivace.engine.boost.OrderCheck.Checked;
import dev.vivace.engine.boost.OrderCheck.Red;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.ChangedSources.Compiled;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Compiles a rewrite and runs its tests in all orders; where some are red, searches calls of fixtures that help. */
final class RewriteTrial {

    /** So many orders run in new JVMs at the end, however many there are. */
    private static final int CONFIRMED = 8;

    private final Rewrite rewrite;
    private final ClassOrders orders;
    private final ChangedSources sources;
    private final TestBench bench;
    private final OrderCheck check;
    private final Steadiness before;

    /**
     * Of this rewrite.
     *
     * @param orders of all classes that it touches
     * @param before what became of their tests without it
     */
    RewriteTrial(
            Rewrite rewrite,
            ClassOrders orders,
            ChangedSources sources,
            TestBench bench,
            OrderCheck check,
            Steadiness before) {
        this.rewrite = rewrite;
        this.orders = orders;
        this.sources = sources;
        this.bench = bench;
        this.check = check;
        this.before = before;
    }

    /**
     * What came of a trial: one or the other.
     *
     * @param candidate with which all tests pass
     * @param rejection why there is none
     */
    record Result(Optional<Candidate> candidate, Optional<Rejection> rejection) {

        private static Result of(Rejection rejection) {
            return new Result(Optional.empty(), Optional.of(rejection));
        }
    }

    Result run() {
        Compiled compiled = compiled(rewrite);
        if (compiled.good().isEmpty()) {
            return Result.of(Rejection.of(
                    KeptCode.DOES_NOT_COMPILE, compiled.result().errors().get(0).toString()));
        }
        Checked checked = checked(orders.all(), compiled.classes(), before.isolation());
        if (!checked.complete()) {
            return Result.of(tooLong("with its fixtures moved"));
        }
        return checked.red().isEmpty()
                ? confirmed(new Candidate(rewrite, 0, orders.tests().size(), compiled.classes()))
                : redAnyway(checked).map(Result::of).orElseGet(() -> injected(checked));
    }

    /** Where time was too short to try all orders without the change, those that are red with it are tried now. */
    private Optional<Rejection> redAnyway(Checked checked) {
        if (before.complete()) {
            return Optional.empty();
        }
        try (Runners unchanged = bench.open(rewrite.testClasses(), sources.classes())) {
            return Steadiness.confirmed(checked.red(), Trials.inNewJvms(unchanged));
        }
    }

    private Result injected(Checked checked) {
        Optional<Candidate> injected = new InjectionSearch(orders.tests(), new Injecting())
                .of(checked.tests())
                .flatMap(this::candidate);
        return injected.map(this::confirmed)
                .orElseGet(() -> Result.of(
                        check.isOver()
                                ? tooLong("with each choice of tests that call fixtures themselves")
                                : dependent(checked.red().get(0), "")));
    }

    /** Without an order: in the project as it is, that one is green. */
    private static Rejection dependent(Red red, String where) {
        return Rejection.of(KeptCode.ORDER_DEPENDENT, red.text() + where + ", once fixtures run once for the class");
    }

    private Rejection tooLong(String when) {
        return Rejection.of(
                KeptCode.TAKES_TOO_LONG, "Not all of its " + orders.all().size() + " orders ran " + when);
    }

    private Optional<Candidate> candidate(Set<Injection> injections) {
        return rewrite.with(List.copyOf(injections)).flatMap(more -> compiled(more)
                .good()
                .map(classes ->
                        new Candidate(more, injections.size(), orders.tests().size(), classes)));
    }

    /** Some of the orders in new JVMs, and every verdict in the natural one. */
    private Result confirmed(Candidate candidate) {
        try (Runners patched = open(candidate.classes())) {
            Trials fresh = Trials.inNewJvms(patched);
            Verdicts after = Verdicts.of(fresh.run(orders.together()));
            Optional<TestId> differing = after.differenceTo(before.verdicts());
            if (differing.isPresent()) {
                return Result.of(
                        Rejection.of(KeptCode.OTHER_VERDICTS, differing.get() + " ends differently in natural order"));
            }
            Checked checked = check.of(orders.some(CONFIRMED), fresh);
            if (!checked.complete()) {
                return Result.of(tooLong("once more in new JVMs"));
            }
            return checked.red().stream()
                    .findFirst()
                    .map(red -> Result.of(dependent(red, " in a new JVM")))
                    .orElseGet(() -> new Result(Optional.of(candidate), Optional.empty()));
        }
    }

    private Checked checked(List<TestOrder> some, Path classes, Isolation isolation) {
        try (Runners patched = open(classes)) {
            return check.of(some, Trials.with(isolation, patched));
        }
    }

    private Runners open(Path classes) {
        return bench.impatient(before.patience()).open(rewrite.testClasses(), Optional.of(classes));
    }

    private Compiled compiled(Rewrite some) {
        return sources.compiled(some.changes().stream().map(Change::after).toList());
    }

    /** Tests that call fixtures, compiled and run. */
    private final class Injecting implements InjectionSearch.Trial {

        @Override
        public Optional<Set<Pair>> red(Set<Injection> injections, List<Pair> pairs) {
            List<TestOrder> all = pairs.stream().map(Injecting::order).toList();
            return checked(injections, all).map(found -> pairs.stream()
                    .filter(pair -> found.red().stream()
                            .anyMatch(red -> red.order().equals(order(pair))
                                    && red.tests().contains(pair.victim())))
                    .collect(Collectors.toCollection(LinkedHashSet::new)));
        }

        private static TestOrder order(Pair pair) {
            return new TestOrder(pair.isAlone() ? List.of(pair.victim()) : List.of(pair.polluter(), pair.victim()));
        }

        @Override
        public Optional<Set<TestId>> red(Set<Injection> injections) {
            return checked(injections, orders.all()).map(Checked::tests);
        }

        private Optional<Checked> checked(Set<Injection> injections, List<TestOrder> some) {
            return (injections.isEmpty() ? Optional.of(rewrite) : rewrite.with(List.copyOf(injections)))
                    .flatMap(more -> compiled(more).good())
                    .map(classes -> RewriteTrial.this.checked(some, classes, before.isolation()))
                    .filter(Checked::complete);
        }
    }
}
