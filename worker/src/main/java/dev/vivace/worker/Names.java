package dev.vivace.worker;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestIdentifier;

/** The unique ids by which the controller knows tests. Those of some runners change from discovery to discovery. */
final class Names {

    private final Map<UniqueId, UniqueId> told = new ConcurrentHashMap<>();

    /** From now on the controller hears {@code known} instead of {@code own}. */
    void tell(UniqueId own, UniqueId known) {
        told.put(own, known);
    }

    void forget() {
        told.clear();
    }

    UniqueId of(TestIdentifier test) {
        return of(test.getUniqueIdObject());
    }

    /** Empty for none. */
    String ofParent(TestIdentifier test) {
        return test.getParentIdObject().map(parent -> of(parent).toString()).orElse("");
    }

    private UniqueId of(UniqueId own) {
        return told.getOrDefault(own, own);
    }
}
