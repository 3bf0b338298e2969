package dev.vivace.engine.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

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
    public record Entry(TestId id, TestNode node) {}

    /** All tests in natural order. */
    public TestOrder naturalOrder() {
        return new TestOrder(entries.stream().map(Entry::id).toList());
    }

    /** The entry with this identity. */
    public Optional<Entry> find(TestId id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** Entries by identity. */
    public Map<TestId, Entry> byId() {
        return entries.stream().collect(Collectors.toMap(Entry::id, Function.identity()));
    }
}
