package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The orders that are worth running to find tests whose verdict depends on the order. */
public final class SearchOrders {

    private static final Consumer<List<?>> AS_IT_IS = siblings -> {};

    private final TestCatalog catalog;
    private final Set<String> fixed;
    private final List<TestOrder> classes;
    private final Function<TestId, Entry> entries;

    /**
     * Orders of these tests.
     *
     * @param fixed test classes whose own order stays as it is
     */
    public SearchOrders(TestCatalog catalog, Set<String> fixed) {
        this.catalog = catalog;
        this.fixed = Set.copyOf(fixed);
        this.classes = catalog.cutByClass(catalog.naturalOrder());
        this.entries = catalog.lookup();
    }

    /** Each of these classes by itself, in natural order. */
    public PlannedOrders alone(Predicate<TestOrder> some) {
        return PlannedOrders.of(classes.stream().filter(some).toList());
    }

    /** All of them, to be talked about. */
    public List<TestOrder> classes() {
        return classes;
    }

    /** Whether a test may run without the others of its class: one whose order is fixed says that they rely on each other. */
    public boolean isMovable(TestId test) {
        Entry entry = entries.apply(test);
        return entry == null || !fixed.contains(entry.testClass());
    }

    /** Orders of the whole suite: natural, reversed in three ways, and shuffled ones, the same for the same seed. */
    public PlannedOrders broad(long seed, int shuffled) {
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
        return PlannedOrders.of(Stream.of(Stream.of(catalog.naturalOrder()), reversed, random)
                .flatMap(orders -> orders)
                .distinct()
                .toList());
    }

    /** More shuffled orders from the same seed, without those that the broad ones have. */
    public PlannedOrders shuffled(long seed, int before, int more) {
        Set<TestOrder> known = broad(seed, before).orders().collect(Collectors.toSet());
        return PlannedOrders.of(broad(seed, before + more)
                .orders()
                .filter(order -> !known.contains(order))
                .toList());
    }

    private TestOrder rearranged(Consumer<List<?>> classSequence, Consumer<List<?>> sequence) {
        return new Rearrangement(classSequence, sequence, fixed).of(catalog);
    }

    /** Each of these tests of these classes by itself, which is where those are red that rely on others. */
    public PlannedOrders each(List<TestOrder> some, Predicate<TestId> wanted) {
        return PlannedOrders.of(movable(some)
                .flatMap(part -> part.tests().stream())
                .filter(wanted)
                .map(test -> new TestOrder(List.of(test)))
                .toList());
    }

    /** A class that fixes its order says that its tests rely on each other; a single test was already alone. */
    private Stream<TestOrder> movable(List<TestOrder> some) {
        return some.stream().filter(part -> part.tests().size() > 1 && !fixed.contains(classOf(part)));
    }

    /**
     * Orders of these classes, each by itself, such that of any two tests, or nested classes, each runs directly before
     * the other in one of them.
     */
    public PlannedOrders within(List<TestOrder> some) {
        List<TestOrder> movable = movable(some).toList();
        int count = movable.stream()
                .mapToInt(part -> Tuscan.rows(part.tests().size()))
                .sum();
        return new PlannedOrders(count, movable.stream().flatMap(this::within));
    }

    private Stream<TestOrder> within(TestOrder testClass) {
        Set<TestId> own = new HashSet<>(testClass.tests());
        TestCatalog only = catalog.filter(entry -> own.contains(entry.id()));
        return IntStream.range(0, Tuscan.rows(testClass.tests().size()))
                .mapToObj(number -> new Rearrangement(AS_IT_IS, row(number), fixed).of(only));
    }

    private String classOf(TestOrder part) {
        return entries.apply(part.tests().get(0)).testClass();
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
    public PlannedOrders pairs(BiPredicate<TestOrder, TestOrder> wanted) {
        int count = classes.stream()
                .mapToInt(first -> wantedAfter(first, wanted).size())
                .sum();
        return new PlannedOrders(count, classes.stream().flatMap(first -> wantedAfter(first, wanted).stream()
                .map(second -> together(List.of(first, second)))));
    }

    private List<TestOrder> wantedAfter(TestOrder first, BiPredicate<TestOrder, TestOrder> wanted) {
        return classes.stream()
                .filter(second -> !first.equals(second) && wanted.test(first, second))
                .toList();
    }

    /**
     * Orders of each test by itself and then of other classes: what it leaves behind would be undone by the next of its
     * own class, where these clean up before they begin.
     *
     * @param wanted which class should be tried after tests of which
     */
    public PlannedOrders single(BiPredicate<TestOrder, TestOrder> wanted) {
        List<TestOrder> firsts = classes.stream()
                .filter(first ->
                        first.tests().size() > 1 && !wantedAfter(first, wanted).isEmpty())
                .toList();
        int count = firsts.stream().mapToInt(first -> first.tests().size()).sum();
        return new PlannedOrders(count, firsts.stream().flatMap(first -> {
            TestOrder behind = together(wantedAfter(first, wanted));
            return first.tests().stream().map(test -> together(List.of(new TestOrder(List.of(test)), behind)));
        }));
    }

    /**
     * Orders of other classes and then of each test by itself: what they leave behind would be undone by an earlier test of
     * its own class, where these clean up when they end.
     *
     * @param tests those that should be tried
     * @param wanted which class should be tried before tests of which
     */
    public PlannedOrders last(Predicate<TestId> tests, BiPredicate<TestOrder, TestOrder> wanted) {
        return behind(tests, second -> {
            List<TestOrder> all = wantedBefore(second, wanted);
            return all.isEmpty() ? List.of() : List.of(together(all));
        });
    }

    /** The same of all tests that are not alone in their class. */
    public PlannedOrders last(BiPredicate<TestOrder, TestOrder> wanted) {
        Set<TestId> siblings = classes.stream()
                .filter(part -> part.tests().size() > 1)
                .flatMap(part -> part.tests().stream())
                .collect(Collectors.toSet());
        return last(siblings::contains, wanted);
    }

    /** The same of these tests, but behind one other class at a time: none of the others can clean up. */
    public PlannedOrders lastOfTwo(Predicate<TestId> tests, BiPredicate<TestOrder, TestOrder> wanted) {
        return behind(tests, second -> wantedBefore(second, wanted));
    }

    private PlannedOrders behind(Predicate<TestId> tests, Function<TestOrder, List<TestOrder>> before) {
        List<TestOrder> seconds = classes.stream()
                .filter(part ->
                        !fixed.contains(classOf(part)) && part.tests().stream().anyMatch(tests))
                .toList();
        int count = seconds.stream()
                .mapToInt(second -> before.apply(second).size()
                        * (int) second.tests().stream().filter(tests).count())
                .sum();
        return new PlannedOrders(count, seconds.stream().flatMap(second -> {
            List<TestOrder> firsts = before.apply(second);
            return second.tests().stream().filter(tests).flatMap(test -> firsts.stream()
                    .map(first -> together(List.of(first, new TestOrder(List.of(test))))));
        }));
    }

    private List<TestOrder> wantedBefore(TestOrder second, BiPredicate<TestOrder, TestOrder> wanted) {
        return wantedAfter(second, (some, first) -> wanted.test(first, some));
    }

    /** Orders of all classes, such that of any two each runs directly before the other in one of them. */
    public PlannedOrders chains() {
        int count = Tuscan.rows(classes.size());
        return new PlannedOrders(
                count,
                IntStream.range(0, count)
                        .mapToObj(number -> Tuscan.row(classes.size(), number))
                        .map(row -> together(row.stream().map(classes::get).toList())));
    }

    /** How many classes run in all of these, each time that one does, where an order ends with the last of these classes. */
    public long classesInChains(Predicate<TestOrder> lasts) {
        return IntStream.range(0, Tuscan.rows(classes.size()))
                .mapToObj(number -> Tuscan.row(classes.size(), number))
                .mapToLong(row -> IntStream.range(0, row.size())
                        .filter(i -> lasts.test(classes.get(row.get(i))))
                        .map(i -> i + 1)
                        .max()
                        .orElse(0))
                .sum();
    }

    private static TestOrder together(List<TestOrder> orders) {
        return new TestOrder(
                orders.stream().flatMap(order -> order.tests().stream()).toList());
    }
}
