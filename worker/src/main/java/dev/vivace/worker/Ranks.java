package dev.vivace.worker;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.UniqueId.Segment;

/** At which place of an order each test, and so each container, comes first. */
final class Ranks {

    private final Map<UniqueId, Integer> places = new HashMap<>();

    Ranks(List<String> uniqueIds) {
        for (int place = 0; place < uniqueIds.size(); place++) {
            UniqueId id = UniqueId.parse(uniqueIds.get(place));
            addWithAncestors(id, place);
            addWithAncestors(withoutClassTemplates(id), place);
        }
    }

    private void addWithAncestors(UniqueId id, int place) {
        UniqueId path = id;
        places.putIfAbsent(path, place);
        while (path.getSegments().size() > 1) {
            path = path.removeLastSegment();
            places.putIfAbsent(path, place);
        }
    }

    /** Before it runs, a class template has its methods once, not once an invocation. */
    private static UniqueId withoutClassTemplates(UniqueId id) {
        List<Segment> segments = id.getSegments();
        UniqueId rest = UniqueId.root(segments.get(0).getType(), segments.get(0).getValue());
        for (Segment segment : segments.subList(1, segments.size())) {
            rest = segment.getType().equals("class-template-invocation") ? rest : rest.append(segment);
        }
        return rest;
    }

    /** By place; what the order does not name stays where it is. */
    Comparator<TestDescriptor> comparator() {
        return Comparator.comparingInt(test -> places.getOrDefault(test.getUniqueId(), Integer.MAX_VALUE));
    }
}
