package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.suite.SideBySide;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds out whether it is shorter to run a suite as it is before its classes are asked alone. */
final class ExpectedRed {

    private ExpectedRed() {}

    /**
     * Classes with tests that were red, or need earlier classes, where it takes longer to run all side by side and then
     * the suite as far as the last of them than to run the suite at once. For the first class the suite is not asked.
     *
     * @param after those after which few other classes ran and sufficed: for them alone nobody asks the suite
     */
    static Set<TestOrder> in(
            List<TestOrder> parts,
            TestCatalog catalog,
            SideBySide sideBySide,
            History history,
            Map<TestOrder, List<TestOrder>> after) {
        Set<String> redClasses = history.red().stream().map(TestId::className).collect(Collectors.toSet());
        Function<TestId, Entry> entries = catalog.lookup();
        List<TestOrder> red = parts.stream()
                .filter(part -> isAnyOf(redClasses, part, entries)
                        || isAnyOf(history.needs().keySet(), part, entries))
                .toList();
        List<TestOrder> asked = red.stream()
                .filter(part -> after.getOrDefault(part, List.of()).isEmpty() || isAnyOf(redClasses, part, entries))
                .toList();
        if (asked.isEmpty()) {
            return Set.of();
        }
        int last = parts.indexOf(asked.get(asked.size() - 1));
        Duration all = sideBySide.expected(parts);
        Duration upToLast = sideBySide.expected(parts.subList(0, last + 1));
        boolean isShorter = all.compareTo(all.dividedBy(sideBySide.lanes()).plus(upToLast)) < 0;
        return last > 0 && isShorter ? Set.copyOf(red) : Set.of();
    }

    private static boolean isAnyOf(Set<String> classes, TestOrder part, Function<TestId, Entry> entries) {
        return part.tests().stream()
                .anyMatch(test -> classes.contains(test.className())
                        || classes.contains(entries.apply(test).testClass()));
    }
}
