package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Orders of a suite that a seed makes. */
public final class ShuffledOrders {

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final long seed;

    /**
     * Of these tests.
     *
     * @param fixed classes whose tests stay in their order
     */
    public ShuffledOrders(TestCatalog catalog, Set<String> fixed, long seed) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.seed = seed;
    }

    /** So many orders of all tests. */
    public List<TestOrder> whole(int count) {
        Random dice = new Random(seed);
        Consumer<List<?>> shuffle = siblings -> Collections.shuffle(siblings, dice);
        return IntStream.range(0, count)
                .mapToObj(i -> new Rearrangement(shuffle, shuffle, fixed).of(catalog))
                .toList();
    }

    /** The same orders up to this test: what comes behind it cannot matter to it. */
    public List<TestOrder> endingWith(TestId test, int count) {
        return whole(count).stream().map(order -> upTo(test, order)).toList();
    }

    private static TestOrder upTo(TestId test, TestOrder order) {
        return new TestOrder(order.tests().subList(0, order.tests().indexOf(test) + 1));
    }
}
