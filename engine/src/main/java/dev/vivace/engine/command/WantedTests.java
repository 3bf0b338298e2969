package dev.vivace.engine.command;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.project.MethodFilter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The part of a catalog that the project and the user want.
 *
 * @param methods what the project selects
 * @param tests what the user names; empty for all
 * @param strict whether a test that is named must be here rather than in another module
 */
record WantedTests(MethodFilter methods, List<TestId> tests, boolean strict) {

    TestCatalog of(TestCatalog all) {
        return tests.isEmpty() ? all.filter(this::isSelected) : named(all);
    }

    /** In natural order, invocations that were named instead of their method. */
    private TestCatalog named(TestCatalog all) {
        Map<TestId, List<TestId>> byEntry = new HashMap<>();
        Function<TestId, Entry> lookup = all.lookup();
        tests.stream().flatMap(test -> expand(all, test).stream()).distinct().forEach(test -> byEntry.computeIfAbsent(
                        lookup.apply(test).id(), id -> new ArrayList<>())
                .add(test));
        List<Entry> entries = all.entries().stream()
                .flatMap(entry ->
                        byEntry.getOrDefault(entry.id(), List.of()).stream().map(id -> new Entry(id, entry.node())))
                .toList();
        return new TestCatalog(entries, unloadable(all));
    }

    private Map<String, Failure> unloadable(TestCatalog all) {
        Map<String, Failure> named = new LinkedHashMap<>(all.unloadable());
        named.keySet().removeIf(name -> !tests.contains(TestId.ofClass(name)));
        return named;
    }

    private boolean isSelected(Entry entry) {
        return entry.node()
                .source()
                .filter(TestNode.Source::isMethod)
                .map(source -> methods.accepts(source.className(), source.methodName()))
                .orElse(true);
    }

    private List<TestId> expand(TestCatalog all, TestId test) {
        List<TestId> found = all.expand(test);
        if (found.isEmpty() && strict && !all.unloadable().containsKey(test.toString())) {
            throw all.unknown(test);
        }
        return found;
    }
}
