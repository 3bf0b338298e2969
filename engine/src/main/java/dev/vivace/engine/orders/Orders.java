package dev.vivace.engine.orders;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** Orders of a whole catalog. */
public final class Orders {

    private Orders() {}

    /** Natural order backwards, classes and the tests in them. */
    public static TestOrder reversed(TestCatalog catalog) {
        List<TestId> tests = new ArrayList<>(catalog.naturalOrder().tests());
        Collections.reverse(tests);
        return new TestOrder(tests);
    }

    /** Classes shuffled, and the tests in each class shuffled, the same for the same seed. */
    public static TestOrder random(TestCatalog catalog, long seed) {
        Random random = new Random(seed);
        List<List<TestId>> classes = new ArrayList<>(byClass(catalog, catalog.naturalOrder()));
        Collections.shuffle(classes, random);
        classes.forEach(tests -> Collections.shuffle(tests, random));
        return new TestOrder(classes.stream().flatMap(List::stream).toList());
    }

    /** The order cut where the class changes, so that each part needs one class-level set-up. */
    public static List<TestOrder> cutByClass(TestCatalog catalog, TestOrder order) {
        Function<TestId, Entry> entries = catalog.lookup();
        List<List<TestId>> parts = new ArrayList<>();
        String current = null;
        for (TestId test : order.tests()) {
            String testClass = entries.apply(test).testClass();
            if (!testClass.equals(current)) {
                parts.add(new ArrayList<>());
                current = testClass;
            }
            parts.get(parts.size() - 1).add(test);
        }
        return parts.stream().map(TestOrder::new).toList();
    }

    private static Collection<List<TestId>> byClass(TestCatalog catalog, TestOrder order) {
        Function<TestId, Entry> entries = catalog.lookup();
        Map<String, List<TestId>> classes = new LinkedHashMap<>();
        for (TestId test : order.tests()) {
            classes.computeIfAbsent(entries.apply(test).testClass(), name -> new ArrayList<>())
                    .add(test);
        }
        return classes.values();
    }
}
