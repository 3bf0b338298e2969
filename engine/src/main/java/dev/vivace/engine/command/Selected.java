package dev.vivace.engine.command;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.Digest;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Selection;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which of a module's tests a run is about: what it teaches about all of them says nothing about a run of others.
 *
 * @param execution of Surefire or Failsafe
 * @param selection which tests it selects
 */
record Selected(String execution, Selection selection) {

    static Selected by(LaunchSpec spec) {
        return new Selected(spec.execution(), spec.selection());
    }

    /** The name under which the history keeps what it knows of them together; {@code -Dtest} has none of its own. */
    String name() {
        Selection plain = Selection.plain(selection.testClasses());
        boolean usual = lists(selection).equals(lists(plain)) && groups().isEmpty();
        return usual ? execution : execution + " " + digest();
    }

    private String digest() {
        Digest digest = new Digest().add(selection.groups()).add(selection.excludedGroups());
        lists(selection).forEach(patterns -> {
            digest.add(patterns.size());
            patterns.forEach(digest::add);
        });
        return digest.name();
    }

    private static List<List<String>> lists(Selection selection) {
        return List.of(selection.includes(), selection.excludes(), selection.engines(), selection.excludedEngines());
    }

    private String groups() {
        return selection.groups() + selection.excludedGroups();
    }

    /** Those of some tests that may still be there, and were not selected, while others of their class may have been. */
    Set<TestId> leavesOut(Collection<TestId> tests, TestCatalog catalog) {
        Set<TestId> found = catalog.entries().stream()
                .map(Entry::id)
                .map(TestId::wholeMethod)
                .collect(Collectors.toSet());
        return cutsClasses()
                ? tests.stream().filter(test -> !found.contains(test)).collect(Collectors.toSet())
                : Set.of();
    }

    private boolean cutsClasses() {
        return !groups().isEmpty()
                || !selection.test().isEmpty()
                || !selection.engines().isEmpty()
                || !selection.excludedEngines().isEmpty()
                || Stream.of(selection.listedIncludes(), selection.listedExcludes())
                        .flatMap(List::stream)
                        .anyMatch(pattern -> pattern.contains("#"));
    }
}
