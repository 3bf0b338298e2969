package dev.vivace.engine.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every test there is, in natural order, and every class that could not be looked into.
 *
 * @param entries one per test method (or other element that an order can name)
 * @param unloadable classes whose tests cannot be known, with the reason
 */
public record TestCatalog(List<Entry> entries, Map<String, Failure> unloadable) {

    public TestCatalog {
        entries = List.copyOf(entries);
        unloadable = Collections.unmodifiableMap(new LinkedHashMap<>(unloadable));
    }

    /** A test that can be named in an order. */
    public record Entry(TestId id, TestNode node) {

        /** The outermost class that this test belongs to: what shares one class-level set-up. */
        public String testClass() {
            return node.outermostClass()
                    .flatMap(TestNode::source)
                    .map(TestNode.Source::className)
                    .orElse(id.className());
        }
    }

    /** All tests in natural order. */
    public TestOrder naturalOrder() {
        return new TestOrder(entries.stream().map(Entry::id).toList());
    }

    /** The order cut where the class changes, so that each part needs one class-level set-up. */
    public List<TestOrder> cutByClass(TestOrder order) {
        Function<TestId, Entry> byId = lookup();
        List<List<TestId>> parts = new ArrayList<>();
        String current = null;
        for (TestId test : order.tests()) {
            String testClass = byId.apply(test).testClass();
            if (!testClass.equals(current)) {
                parts.add(new ArrayList<>());
                current = testClass;
            }
            parts.get(parts.size() - 1).add(test);
        }
        return parts.stream().map(TestOrder::new).toList();
    }

    /**
     * The tests that this id stands for, in natural order: itself, all tests of a class, all known invocations of a
     * method, or one invocation that will show only when its method runs; for one of a class that runs several times,
     * the whole class.
     */
    public List<TestId> expand(TestId id) {
        List<TestId> known = entries.stream()
                .filter(entry -> isNamedBy(entry, id))
                .map(Entry::id)
                .toList();
        if (!known.isEmpty() || !id.isInvocation()) {
            return known;
        }
        Map<TestId, Entry> byId = byId();
        return byId.containsKey(id.wholeMethod())
                ? List.of(id)
                : Stream.of(templateOf(id)).filter(byId::containsKey).toList();
    }

    /** All of a class that runs several times: its tests show only then, so it can only be run as a whole. */
    private static TestId templateOf(TestId invocation) {
        return TestId.of(invocation.className(), "class");
    }

    private static boolean isNamedBy(Entry entry, TestId id) {
        return entry.id().equals(id)
                || entry.id().wholeMethod().equals(id)
                || (id.isClass() && isPartOf(entry, id.className()));
    }

    private static boolean isPartOf(Entry entry, String className) {
        return entry.id().className().equals(className)
                || entry.id().className().startsWith(className + "$")
                || entry.testClass().equals(className);
    }

    /** What to tell somebody who named a test that is not there. */
    public Problem unknown(TestId id) {
        Problem problem = Problem.of("There is no test " + id + " among the " + entries.size() + " tests here");
        List<TestId> similar = similarTo(id);
        for (TestId other : similar) {
            problem = problem.tryThis(other.toString());
        }
        return similar.isEmpty()
                ? problem.tryThis("a full name, pkg.Class or pkg.Class#method, as run.json of a whole run has it")
                        .tryThis(
                                "-- -Dtest=" + simpleName(id.className()) + ", where the project leaves that class out")
                : problem;
    }

    private List<TestId> similarTo(TestId id) {
        String simpleName = simpleName(id.className());
        return entries.stream()
                .map(Entry::id)
                .filter(other -> id.isClass()
                        ? isSimilar(simpleName(other.className()), simpleName)
                        : other.method().equalsIgnoreCase(id.method())
                                || other.className().equals(id.className()))
                .map(other -> id.isClass() ? TestId.ofClass(other.className()) : other)
                .distinct()
                .limit(3)
                .toList();
    }

    /** Whether both have the same letters, in whatever sequence and case, or one is part of the other. */
    private static boolean isSimilar(String one, String other) {
        return sorted(one).equals(sorted(other)) || one.contains(other) || other.contains(one);
    }

    private static String sorted(String name) {
        return name.toLowerCase(Locale.ROOT)
                .chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static String simpleName(String className) {
        return className.substring(className.lastIndexOf('.') + 1);
    }

    /** The same catalog with only the tests that {@code wanted} accepts. */
    public TestCatalog filter(Predicate<Entry> wanted) {
        return new TestCatalog(entries.stream().filter(wanted).toList(), unloadable);
    }

    /** Finds the entry of a test, that of its method for an invocation which only shows when the method runs. */
    public Function<TestId, Entry> lookup() {
        Map<TestId, Entry> byId = byId();
        return id -> byId.getOrDefault(id, byId.get(id.wholeMethod()));
    }

    /** Entries by identity. */
    public Map<TestId, Entry> byId() {
        return entries.stream().collect(Collectors.toMap(Entry::id, Function.identity()));
    }
}
