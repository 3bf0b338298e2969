package dev.vivace.engine.suite;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The suite in natural order, as far as is needed to see some of its tests.
 *
 * @param order from the first test to the last class with one of them
 * @param isWorthRunning whether it shows more than the class of these tests alone does
 */
record NaturalPrefix(TestOrder order, boolean isWorthRunning) {

    static NaturalPrefix upTo(Set<TestId> tests, TestCatalog catalog) {
        List<TestId> natural = catalog.naturalOrder().tests();
        Set<String> wanted = tests.stream().map(TestId::className).collect(Collectors.toSet());
        Function<TestId, Entry> entries = catalog.lookup();
        Set<String> classes = natural.stream()
                .filter(test -> wanted.contains(test.className()))
                .map(test -> entries.apply(test).testClass())
                .collect(Collectors.toSet());
        return upToLast(classes, natural, entries);
    }

    private static NaturalPrefix upToLast(
            Collection<String> classes, List<TestId> natural, Function<TestId, Entry> entries) {
        int end = 0;
        for (int i = 0; i < natural.size(); i++) {
            if (classes.contains(entries.apply(natural.get(i)).testClass())) {
                end = i + 1;
            }
        }
        TestOrder order = new TestOrder(natural.subList(0, end));
        boolean others = order.tests().stream()
                .map(test -> entries.apply(test).testClass())
                .anyMatch(name -> !classes.contains(name));
        return new NaturalPrefix(order, others || classes.size() > 1);
    }
}
