package dev.vivace.engine.fix;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.orders.ShuffledOrders;
import dev.vivace.engine.run.AtOnce;
import dev.vivace.engine.run.OrderProbe;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Whether a patch holds: in new JVMs, in all orders that matter, and without changing any other verdict. */
final class Verification {

    private static final int NAMED = 3;

    private final TestCatalog catalog;
    private final Map<TestId, Boolean> before;
    private final ShuffledOrders shuffled;
    private final FixSettings settings;
    private final OrderProbe alone;
    private final Consumer<String> doing;
    private final Set<TestId> dependent = new HashSet<>();
    private final Set<TestId> cured = new HashSet<>();

    /**
     * Against what tests did without any patch.
     *
     * @param findings tests that may turn green, whichever of them a patch is for
     * @param fixed classes whose tests stay in their order
     * @param unchanged runners of the project as it is
     * @param doing gets a sentence about what is tried now
     */
    Verification(
            List<Finding> findings,
            TestCatalog catalog,
            Set<String> fixed,
            Runners unchanged,
            FixSettings settings,
            Consumer<String> doing) {
        this.doing = doing;
        findings.forEach(finding -> dependent.add(finding.test().wholeMethod()));
        this.alone = new OrderProbe(unchanged.with(Isolation.PROCESS));
        this.catalog = catalog;
        doing.accept("Running the suite in natural order, with which patches will be compared");
        this.before = verdicts(unchanged.with(Isolation.PROCESS));
        if (before.isEmpty()) {
            throw Problem.of("The suite does not come to its end in natural order, so that no patch could be verified.")
                    .tryThis("vivace run --isolation none, which shows where it ends");
        }
        this.shuffled = new ShuffledOrders(catalog, fixed, settings.seed());
        this.settings = settings;
    }

    /** Whether each test is red in natural order; nothing where that does not come to its end. */
    private Map<TestId, Boolean> verdicts(OrderRunner runner) {
        OrderRun run = runner.run(catalog.naturalOrder(), RunListener.NONE);
        Map<TestId, Boolean> red = new HashMap<>();
        if (run.loss().isPresent() || !run.notRun().isEmpty()) {
            return red;
        }
        for (TestResult result : run.tests()) {
            if (result.outcome() != Outcome.SKIPPED) {
                red.merge(result.id(), result.outcome().isRed(), Boolean::logicalOr);
            }
        }
        return red;
    }

    /** Whether it passes in the orders that showed the dependency, and alone; several times. */
    boolean holdsInMinimalOrders(Finding finding, Runners patched) {
        OrderProbe probe = new OrderProbe(patched.with(Isolation.PROCESS));
        List<TestOrder> orders = Stream.of(finding.failing(), finding.passing(), new TestOrder(List.of(finding.test())))
                .distinct()
                .flatMap(order -> IntStream.range(0, settings.confirmations()).mapToObj(i -> order))
                .toList();
        return inBatches(
                        "a patch of " + finding.test() + " in its own orders",
                        orders,
                        order -> probe.passes(finding.test(), order))
                .isEmpty();
    }

    /** Why it does not hold; empty where it does. */
    Optional<String> objection(Finding finding, Runners patched) {
        OrderRunner runner = patched.with(Isolation.PROCESS);
        doing.accept("Verifying a patch of " + finding.test() + " in natural order");
        Set<TestId> differing = new TreeSet<>(differing(runner, finding.test()));
        if (!differing.isEmpty()) {
            // Once more: one that is red by chance differs without any patch.
            differing.retainAll(differing(runner, finding.test()));
        }
        if (!differing.isEmpty()) {
            return Optional.of("with the patch, other verdicts in natural order: "
                    + String.join(
                            ", ",
                            differing.stream()
                                    .limit(NAMED)
                                    .map(TestId::toString)
                                    .toList()));
        }
        OrderProbe probe = new OrderProbe(runner);
        return inBatches(
                                "a patch of " + finding.test() + " in shuffled orders",
                                shuffled.endingWith(finding.test(), settings.shuffled()),
                                order -> probe.passes(finding.test(), order))
                        .isEmpty()
                ? Optional.empty()
                : Optional.of("with the patch, it is still red in shuffled orders");
    }

    /** Those that pass in their own orders, in natural order and in shuffled ones. */
    List<Finding> curedOf(List<Finding> findings, Runners patched) {
        OrderRunner runner = patched.with(Isolation.PROCESS);
        OrderProbe quick = new OrderProbe(patched.with(settings.isolation()));
        OrderProbe probe = new OrderProbe(runner);
        List<Finding> open = those(
                those(findings, finding -> quick.passes(finding.test(), finding.failing())),
                finding -> probe.passes(finding.test(), finding.failing())
                        && probe.passes(finding.test(), finding.passing()));
        Set<TestId> red = notGreenIn(
                everyOrder(), runner, open.stream().map(Finding::test).toList());
        return open.stream().filter(finding -> !red.contains(finding.test())).toList();
    }

    private List<Finding> those(List<Finding> findings, Predicate<Finding> holds) {
        return AtOnce.those(findings, Math.max(1, settings.lanes()), holds, () -> false);
    }

    private List<TestOrder> everyOrder() {
        return Stream.concat(Stream.of(catalog.naturalOrder()), shuffled.whole(settings.shuffled()).stream())
                .toList();
    }

    /** What does not pass in one of the orders; ends when none of the tests is left. */
    private Set<TestId> notGreenIn(List<TestOrder> orders, OrderRunner runner, List<TestId> tests) {
        Set<TestId> red = new HashSet<>();
        int lanes = Math.max(1, settings.lanes());
        for (int i = 0; i < orders.size() && !red.containsAll(tests); i += lanes) {
            tellVerifying("what else the patch cures", i, orders.size());
            List<TestOrder> batch = orders.subList(i, Math.min(orders.size(), i + lanes));
            AtOnce.each(batch, order -> notGreenIn(order, runner, tests)).forEach(red::addAll);
        }
        return red;
    }

    /** A test that did not get its turn, because a JVM was lost for example, did not pass. */
    private static List<TestId> notGreenIn(TestOrder order, OrderRunner runner, List<TestId> tests) {
        OrderRun run = runner.run(order, RunListener.NONE);
        return tests.stream().filter(test -> run.isRed(test).orElse(true)).toList();
    }

    /** From now on this test has to pass, whatever it did before. */
    void expectPassed(TestId test) {
        cured.add(test.wholeMethod());
    }

    /** Those with another verdict than before; the test itself, and those that are cured, have to pass. */
    private Set<TestId> differing(OrderRunner runner, TestId test) {
        Map<TestId, Boolean> after = verdicts(runner);
        Set<TestId> differing = new TreeSet<>();
        before.forEach((id, red) -> {
            boolean mustPass = id.wholeMethod().equals(test.wholeMethod()) || cured.contains(id.wholeMethod());
            Boolean expected = mustPass ? Boolean.FALSE : red;
            boolean isGreen = Boolean.FALSE.equals(after.get(id));
            if (!expected.equals(after.get(id)) && !(isGreen && dependsOnTheOrder(id.wholeMethod()))) {
                differing.add(id);
            }
        });
        after.forEach((id, red) -> {
            if (red && !before.containsKey(id)) {
                differing.add(id);
            }
        });
        return differing;
    }

    /** What is red in natural order and passes alone was only seen to depend on it. */
    private boolean dependsOnTheOrder(TestId test) {
        if (!dependent.contains(test) && alone.passes(test, new TestOrder(List.of(test)))) {
            dependent.add(test);
        }
        return dependent.contains(test);
    }

    private void tellVerifying(String what, int done, int orders) {
        doing.accept("Verifying " + what + ": " + done + " of " + orders + " orders");
    }

    /** Those of the orders for which it does not hold; stops after the first batch with one. */
    private List<TestOrder> inBatches(String what, List<TestOrder> orders, Predicate<TestOrder> holds) {
        int lanes = Math.max(1, settings.lanes());
        for (int i = 0; i < orders.size(); i += lanes) {
            tellVerifying(what, i, orders.size());
            List<TestOrder> batch = orders.subList(i, Math.min(orders.size(), i + lanes));
            List<Boolean> answers = AtOnce.each(batch, holds::test);
            List<TestOrder> bad = IntStream.range(0, batch.size())
                    .filter(j -> !answers.get(j))
                    .mapToObj(batch::get)
                    .toList();
            if (!bad.isEmpty()) {
                return bad;
            }
        }
        return List.of();
    }
}
