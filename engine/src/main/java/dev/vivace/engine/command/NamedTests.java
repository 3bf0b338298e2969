package dev.vivace.engine.command;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tests whose sources are to be changed, looked up before anything is searched for.
 *
 * @param tests which
 */
record NamedTests(List<TestId> tests) {

    /** Whether one of them is here. */
    boolean areIn(TestCatalog catalog) {
        return tests.stream().anyMatch(test -> isIn(catalog, test));
    }

    private static boolean isIn(TestCatalog catalog, TestId test) {
        return !catalog.expand(test).isEmpty()
                || catalog.entries().stream().anyMatch(entry -> FixRequest.isMeant(entry.id(), test));
    }

    /**
     * Refuses one that no module has, or whose class nobody can look into.
     *
     * @param leftOut names of further modules, which could have it
     */
    void check(List<TestCatalog> modules, List<String> leftOut) {
        for (TestId test : tests) {
            if (modules.stream().noneMatch(catalog -> isIn(catalog, test))) {
                Problem missing = missing(test, together(modules));
                throw leftOut.isEmpty()
                        ? missing
                        : missing.detail("It may be in one of those that are left out: " + String.join(", ", leftOut));
            }
        }
    }

    private static Problem missing(TestId test, TestCatalog all) {
        return all.unloadable().containsKey(test.className())
                ? Problem.of(test.className() + " cannot be loaded, so that nothing in it can be changed.")
                        .detail(all.unloadable().get(test.className()).headline())
                        .tryThis("vivace run --test " + test.className() + ", which tells more")
                : all.unknown(test);
    }

    private static TestCatalog together(List<TestCatalog> modules) {
        List<TestCatalog.Entry> entries = new ArrayList<>();
        Map<String, Failure> unloadable = new LinkedHashMap<>();
        modules.forEach(catalog -> {
            entries.addAll(catalog.entries());
            unloadable.putAll(catalog.unloadable());
        });
        return new TestCatalog(entries, unloadable);
    }
}
