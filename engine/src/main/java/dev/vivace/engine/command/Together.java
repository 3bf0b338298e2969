package dev.vivace.engine.command;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Classes of a suite that depend on each other, and so run on the same machine.
 *
 * @param sets of names
 * @param notes what the user should know about them
 */
record Together(List<Set<String>> sets, List<String> notes) {

    private static final int NAMED = 3;

    Together {
        sets = List.copyOf(sets);
        notes = List.copyOf(notes);
    }

    /**
     * Finds them: all of TestNG, whose tests may depend on groups and methods of other classes, and whoever needs earlier
     * classes with all among which these are.
     *
     * @param needs what history knows about classes that need others
     */
    static Together in(TestCatalog catalog, Map<String, Set<String>> needs) {
        List<Set<String>> sets = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        SortedSet<String> testng = catalog.entries().stream()
                .filter(ModuleSettings::isTestng)
                .map(Entry::testClass)
                .collect(Collectors.toCollection(TreeSet::new));
        if (testng.size() > 1) {
            sets.add(testng);
            notes.add("Tests of TestNG may depend on other classes: all " + testng.size()
                    + " classes with such tests stay in one shard.");
        }
        Map<String, Set<String>> present = present(needs, catalog);
        sets.addAll(present.values());
        if (!present.isEmpty()) {
            notes.add(note(present));
        }
        return new Together(sets, notes);
    }

    /** Each class that needs others, and all of these that are there still. */
    private static Map<String, Set<String>> present(Map<String, Set<String>> needs, TestCatalog catalog) {
        Set<String> all = catalog.entries().stream().map(Entry::testClass).collect(Collectors.toSet());
        Map<String, Set<String>> present = new TreeMap<>();
        needs.forEach((name, earlier) -> {
            Set<String> both = Stream.concat(Stream.of(name), earlier.stream())
                    .filter(all::contains)
                    .collect(Collectors.toCollection(TreeSet::new));
            if (all.contains(name) && both.size() > 1) {
                present.put(name, both);
            }
        });
        return present;
    }

    private static String note(Map<String, Set<String>> present) {
        int more = present.size() - NAMED;
        return present.keySet().stream().limit(NAMED).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "")
                + (present.size() == 1 ? " stays" : " stay")
                + " in one shard with the classes after which "
                + (present.size() == 1 ? "it is" : "they are")
                + " green, being red alone. Shards can be more even once these tests need no others.";
    }
}
