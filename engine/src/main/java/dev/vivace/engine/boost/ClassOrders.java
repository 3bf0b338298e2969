package dev.vivace.engine.boost;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.SearchOrders;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The orders of some test classes in which their tests have to pass.
 *
 * @param natural one for each class
 * @param all these first, then such that of any two tests of a class each runs directly before the other, then each test
 *     alone, then all classes, so that of any two each runs directly before the other: they may share what is static now
 */
record ClassOrders(List<TestOrder> natural, List<TestOrder> all) {

    ClassOrders {
        natural = List.copyOf(natural);
        all = List.copyOf(all);
    }

    /**
     * Of these classes.
     *
     * @param fixed classes whose authors say in which order their tests run: no other matters
     */
    static ClassOrders of(TestCatalog catalog, Set<String> fixed, List<String> classes) {
        Set<String> wanted = Set.copyOf(classes);
        TestCatalog some = catalog.filter(entry -> wanted.contains(entry.testClass()));
        Set<String> immovable = new LinkedHashSet<>(fixed);
        immovable.retainAll(wanted);
        List<TestOrder> natural = some.cutByClass(some.naturalOrder());
        SearchOrders search = new SearchOrders(some, immovable);
        Stream<TestOrder> pairs = search.within(natural).orders();
        Stream<TestOrder> alone = some.entries().stream()
                .filter(entry -> !immovable.contains(entry.testClass()))
                .map(entry -> new TestOrder(List.of(entry.id())));
        return new ClassOrders(
                natural,
                Stream.of(natural.stream(), pairs, alone, search.chains().orders())
                        .flatMap(orders -> orders)
                        .distinct()
                        .toList());
    }

    /** All tests of these classes. */
    List<TestId> tests() {
        return natural.stream().flatMap(order -> order.tests().stream()).toList();
    }

    /** All of them, one class after another. */
    TestOrder together() {
        return new TestOrder(tests());
    }

    /** At most so many of all, the natural ones first and the others from everywhere. */
    List<TestOrder> some(int most) {
        List<TestOrder> others = all.subList(natural.size(), all.size());
        int wanted = Math.min(others.size(), Math.max(0, most - natural.size()));
        Stream<TestOrder> spread =
                Stream.iterate(0, i -> i + 1).limit(wanted).map(i -> others.get(i * others.size() / wanted));
        return Stream.concat(natural.stream(), spread).toList();
    }
}
