package dev.vivace.engine.command;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.project.MethodFilter;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The part of a catalog that the project and the user want.
 *
 * @param methods what the project selects
 * @param tests what the user names; empty for all
 * @param strict whether a test that is named must be here rather than in another module
 */
record WantedTests(MethodFilter methods, List<TestId> tests, boolean strict) {

    TestCatalog of(TestCatalog all) {
        TestCatalog selected = all.filter(this::isSelected);
        if (tests.isEmpty()) {
            return selected;
        }
        Set<TestId> named =
                tests.stream().flatMap(test -> expand(all, test).stream()).collect(Collectors.toSet());
        return new TestCatalog(all.filter(entry -> named.contains(entry.id())).entries(), Map.of());
    }

    private boolean isSelected(Entry entry) {
        return entry.node()
                .source()
                .filter(TestNode.Source::isMethod)
                .map(source -> methods.accepts(source.className(), source.methodName()))
                .orElse(true);
    }

    private List<TestId> expand(TestCatalog all, TestId test) {
        List<TestId> found = all.expand(test.wholeMethod());
        if (found.isEmpty() && strict) {
            throw all.unknown(test);
        }
        return found;
    }
}
