package dev.vivace.engine.stories;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Step;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.ShuffledOrders;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The tests of stories, and the orders in which they are checked. */
public final class StoryOrders {

    private final StoryPlan plan;
    private final TestCatalog catalog;

    /** Those of all tests that are part of the plan. */
    public StoryOrders(StoryPlan plan, TestCatalog all) {
        this.plan = plan;
        List<String> classes = classes();
        this.catalog = all.filter(entry -> classes.contains(entry.testClass()));
    }

    private List<String> classes() {
        return plan.mode(Reuse.PREFIX).order().stream().map(Step::name).toList();
    }

    /** How many tests there are. */
    public int tests() {
        return catalog.entries().size();
    }

    TestOrder natural() {
        return catalog.naturalOrder();
    }

    /** The order in which most is reused. */
    TestOrder planned() {
        return planned(natural());
    }

    /** The same, with the tests of each class in the sequence of another order as far as the plan leaves that open. */
    TestOrder planned(TestOrder other) {
        List<String> classes = classes();
        Set<TestId> safe = plan.classes().stream()
                .flatMap(some -> some.tests().stream()
                        .filter(StoryClass.Test::safe)
                        .map(test -> TestId.of(some.name(), test.method())))
                .collect(Collectors.toSet());
        Function<TestId, Entry> entries = catalog.lookup();
        Comparator<TestId> byClass = Comparator.comparingInt(
                test -> classes.indexOf(entries.apply(test).testClass()));
        return new TestOrder(other.tests().stream()
                .sorted(byClass.thenComparing(test -> !safe.contains(withoutParameters(test))))
                .toList());
    }

    private static TestId withoutParameters(TestId id) {
        return TestId.of(id.className(), id.method());
    }

    /** So many shuffled orders, the same for the same seed. */
    List<TestOrder> shuffled(int count, long seed) {
        return new ShuffledOrders(catalog, Set.of(), seed).whole(count);
    }
}
