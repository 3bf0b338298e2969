package dev.vivace.worker;

import java.util.List;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.UniqueId.Segment;
import org.junit.platform.launcher.TestIdentifier;

/** What old versions of the JUnit Platform do not tell of unique ids, or tell as text only. */
final class UniqueIds {

    private UniqueIds() {}

    /** As the engine has given it. */
    static UniqueId of(TestIdentifier test) {
        return OpenLauncher.SESSIONS ? test.getUniqueIdObject() : UniqueId.parse(test.getUniqueId());
    }

    /** Without its last segment; there has to be another. */
    static UniqueId parent(UniqueId id) {
        return OpenLauncher.SESSIONS
                ? id.removeLastSegment()
                : first(id, id.getSegments().size() - 1);
    }

    private static UniqueId first(UniqueId id, int count) {
        List<Segment> segments = id.getSegments();
        UniqueId parent =
                UniqueId.root(segments.get(0).getType(), segments.get(0).getValue());
        for (Segment segment : segments.subList(1, count)) {
            parent = parent.append(segment);
        }
        return parent;
    }

    static Segment last(UniqueId id) {
        List<Segment> segments = id.getSegments();
        return segments.get(segments.size() - 1);
    }
}
