package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The orders that are worth running to find tests whose verdict depends on the order. */
public final class SearchOrders {

    private static final Consumer<List<?>> AS_IT_IS = siblings -> {};

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final List<TestOrder> classes;

    /**
     * Orders of these tests.
     *
     * @param fixed test classes whose own order stays as it is
     */
    public SearchOrders(TestCatalog catalog, Set<String> fixed) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.classes = catalog.cutByClass(catalog.naturalOrder());
    }

    /** Each class by itself, in natural order. */
    public List<TestOrder> classes() {
        return classes;
    }

    /** Orders of the whole suite: natural, reversed in three ways, and shuffled ones, the same for the same seed. */
    public List<TestOrder> broad(long seed, int shuffled) {
        Stream<TestOrder> reversed = Stream.of(
                rearranged(Collections::reverse, Collections::reverse),
                rearranged(Collections::reverse, AS_IT_IS),
                rearranged(AS_IT_IS, Collections::reverse));
        // Seeds of java.util.Random that are close to each other begin alike.
        SplittableRandom seeds = new SplittableRandom(seed);
        Stream<TestOrder> random = Stream.generate(() -> new Random(seeds.nextLong()))
                .limit(shuffled)
                .map(dice -> {
                    Consumer<List<?>> shuffle = siblings -> Collections.shuffle(siblings, dice);
                    return rearranged(shuffle, shuffle);
                });
        return Stream.of(Stream.of(catalog.naturalOrder()), reversed, random)
                .flatMap(orders -> orders)
                .distinct()
                .toList();
    }

    private TestOrder rearranged(Consumer<List<?>> classSequence, Consumer<List<?>> sequence) {
        return new Rearrangement(classSequence, sequence, fixed).of(catalog);
    }

    /**
     * Orders of one class, such that of any two tests, or nested classes, each runs directly before the other in one of
     * them.
     */
    public List<TestOrder> within(TestOrder testClass) {
        Set<TestId> own = new HashSet<>(testClass.tests());
        TestCatalog only = catalog.filter(entry -> own.contains(entry.id()));
        Set<TestOrder> orders = new LinkedHashSet<>();
        int rows = Tuscan.rows(testClass.tests().size());
        for (int i = 0; i < rows; i++) {
            orders.add(new Rearrangement(AS_IT_IS, row(i), fixed).of(only));
        }
        orders.remove(testClass);
        return List.copyOf(orders);
    }

    private static Consumer<List<?>> row(int number) {
        return siblings -> arrange(siblings, number);
    }

    private static <T> void arrange(List<T> siblings, int number) {
        List<T> before = List.copyOf(siblings);
        List<Integer> row = Tuscan.row(before.size(), number % Tuscan.rows(before.size()));
        IntStream.range(0, row.size()).forEach(i -> siblings.set(i, before.get(row.get(i))));
    }

    /** Orders of two classes, one after the other, for each pair that is wanted in this sequence. */
    public List<TestOrder> pairs(BiPredicate<TestOrder, TestOrder> wanted) {
        List<TestOrder> pairs = new ArrayList<>();
        for (TestOrder first : classes) {
            for (TestOrder second : classes) {
                if (!first.equals(second) && wanted.test(first, second)) {
                    pairs.add(together(List.of(first, second)));
                }
            }
        }
        return pairs;
    }

    /**
     * Orders of each test by itself and then of other classes: what it leaves behind would be undone by the next of its
     * own class, where these clean up before they begin.
     *
     * @param wanted which class should be tried after tests of which
     */
    public List<TestOrder> single(BiPredicate<TestOrder, TestOrder> wanted) {
        List<TestOrder> orders = new ArrayList<>();
        for (TestOrder first : classes) {
            List<TestOrder> others = classes.stream()
                    .filter(second -> !first.equals(second) && wanted.test(first, second))
                    .toList();
            if (!others.isEmpty() && first.tests().size() > 1) {
                TestOrder behind = together(others);
                first.tests().forEach(test -> orders.add(together(List.of(new TestOrder(List.of(test)), behind))));
            }
        }
        return orders;
    }

    /** How many pairs of classes there are, each in both orders. */
    public int allPairs() {
        return classes.size() * (classes.size() - 1);
    }

    /** Orders of all classes, such that of any two each runs directly before the other in one of them. */
    public List<TestOrder> chains() {
        return IntStream.range(0, Tuscan.rows(classes.size()))
                .mapToObj(number -> Tuscan.row(classes.size(), number))
                .map(row -> together(row.stream().map(classes::get).toList()))
                .toList();
    }

    private static TestOrder together(List<TestOrder> orders) {
        return new TestOrder(
                orders.stream().flatMap(order -> order.tests().stream()).toList());
    }
}
