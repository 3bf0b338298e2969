package dev.vivace.worker;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;

/** At which place of an order each test, and so each container, comes first. */
final class Ranks {

    private final Map<UniqueId, Integer> places = new HashMap<>();

    Ranks(List<String> uniqueIds) {
        for (int place = 0; place < uniqueIds.size(); place++) {
            addWithAncestors(UniqueId.parse(uniqueIds.get(place)), place);
        }
    }

    private void addWithAncestors(UniqueId id, int place) {
        UniqueId path = id;
        places.putIfAbsent(path, place);
        while (path.getSegments().size() > 1) {
            path = UniqueIds.parent(path);
            places.putIfAbsent(path, place);
        }
    }

    /** By place; what the order does not name stays where it is. */
    Comparator<TestDescriptor> comparator() {
        return Comparator.comparingInt(test -> places.getOrDefault(test.getUniqueId(), Integer.MAX_VALUE));
    }
}
