package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What is counted while tests run. */
final class Tally {

    private final Map<String, Row> rows = new TreeMap<>();
    private final List<Drop> drops = new ArrayList<>();
    private final Set<String> blindSpots = new TreeSet<>();

    /** A test begins that would need some set-ups without reuse. */
    synchronized void test(Class<?> type, int setUpsNeeded) {
        Row row = rows.computeIfAbsent(type.getName(), name -> new Row(type));
        row.tests++;
        row.needed += setUpsNeeded;
    }

    /** A set-up runs for a test of a class. */
    synchronized void setUp(Class<?> type) {
        rows.get(type.getName()).run++;
    }

    synchronized void drop(Drop drop) {
        drops.add(drop);
    }

    synchronized void blindSpots(Collection<String> more) {
        blindSpots.addAll(more);
    }

    synchronized List<Row> rows() {
        return List.copyOf(rows.values());
    }

    synchronized List<Drop> drops() {
        return List.copyOf(drops);
    }

    synchronized Set<String> blindSpots() {
        return new TreeSet<>(blindSpots);
    }

    int run() {
        return rows().stream().mapToInt(row -> row.run).sum();
    }

    int saved() {
        return rows().stream().mapToInt(Row::saved).sum();
    }

    /** The tests of one class. */
    static final class Row {

        private final Class<?> type;
        private int tests;
        private int needed;
        private int run;

        private Row(Class<?> type) {
            this.type = type;
        }

        Class<?> type() {
            return type;
        }

        int tests() {
            return tests;
        }

        int run() {
            return run;
        }

        /** Less than nothing in the paper's way, where a test may need more set-ups than its own. */
        int saved() {
            return needed - run;
        }
    }
}
