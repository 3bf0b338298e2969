package dev.vivace.benchmarks;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The verdicts of one run; a test that is reported twice has two. */
record Verdicts(SortedMap<TestCase, List<Verdict>> byTest) {

    Verdicts {
        byTest = Collections.unmodifiableSortedMap(new TreeMap<>(byTest));
    }

    /** Collects what a report lists, in any order. */
    static Verdicts of(Collection<Map.Entry<TestCase, Verdict>> entries) {
        return new Verdicts(entries.stream()
                .sorted(Comparator.comparing(Map.Entry::getValue))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        TreeMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toUnmodifiableList()))));
    }

    /** Tests that are missing in one of the two or have another verdict. */
    SortedSet<TestCase> differencesTo(Verdicts other) {
        return Stream.of(this, other)
                .flatMap(verdicts -> verdicts.byTest.keySet().stream())
                .filter(test -> !Objects.equals(byTest.get(test), other.byTest.get(test)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** How many verdicts there are. */
    long count() {
        return byTest.values().stream().mapToLong(List::size).sum();
    }

    /** How many are of this kind. */
    long count(Verdict kind) {
        return count(kind::equals);
    }

    /** How many make a build red. */
    long red() {
        return count(Verdict::isRed);
    }

    private long count(Predicate<Verdict> condition) {
        return byTest.values().stream().flatMap(List::stream).filter(condition).count();
    }

    /** How many of each verdict there are in each class. */
    Map<String, Map<Verdict, Long>> byClass() {
        return byTest.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream()
                        .map(verdict -> Map.entry(entry.getKey().className(), verdict)))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        TreeMap::new,
                        Collectors.groupingBy(Map.Entry::getValue, TreeMap::new, Collectors.counting())));
    }

    /** What a report says about a test. */
    String describe(TestCase test) {
        List<Verdict> verdicts = byTest.get(test);
        return verdicts == null
                ? "missing"
                : verdicts.stream().map(Verdict::label).collect(Collectors.joining("+"));
    }
}
