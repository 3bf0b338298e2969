package dev.vivace.engine.report;

import dev.vivace.engine.model.PropertySnapshot;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** System properties of the tests' JVM. Surefire learns them from every class that ends after having run, and forgets none. */
final class KnownProperties {

    private final long from;
    private final TreeMap<Long, Map<String, String>> byPosition;

    private KnownProperties(long from, TreeMap<Long, Map<String, String>> byPosition) {
        this.from = from;
        this.byPosition = byPosition;
    }

    /**
     * As told.
     *
     * @param from the position from which on they are known
     * @param snapshots what they were at which position; most are equal to the ones before
     */
    static KnownProperties of(long from, Collection<PropertySnapshot> snapshots) {
        TreeMap<Long, Map<String, String>> byPosition = new TreeMap<>();
        Map<String, String> known = Map.of();
        for (PropertySnapshot snapshot : inSequence(snapshots)) {
            if (!known.entrySet().containsAll(snapshot.values().entrySet())) {
                Map<String, String> more = new HashMap<>(known);
                more.putAll(snapshot.values());
                known = more;
                byPosition.put(snapshot.position(), known);
            }
        }
        return new KnownProperties(from, byPosition);
    }

    private static List<PropertySnapshot> inSequence(Collection<PropertySnapshot> snapshots) {
        return snapshots.stream()
                .sorted(Comparator.comparingLong(PropertySnapshot::position))
                .toList();
    }

    Map<String, String> at(long position) {
        Map.Entry<Long, Map<String, String>> known = byPosition.floorEntry(position);
        return position < from || known == null ? Map.of() : known.getValue();
    }
}
