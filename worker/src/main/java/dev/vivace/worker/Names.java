package dev.vivace.worker;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestIdentifier;

/** The unique ids by which the controller knows tests. Those of some runners change from discovery to discovery. */
final class Names {

    private final Map<UniqueId, UniqueId> told = new ConcurrentHashMap<>();
    private volatile TestngRowNumbers rows = TestngRowNumbers.ALL;

    /** From now on the controller hears {@code known} instead of {@code own}. */
    void tell(UniqueId own, UniqueId known) {
        told.put(own, known);
    }

    void forget() {
        told.clear();
    }

    /** Does something while only these invocations of TestNG's methods run. */
    void during(TestngRowNumbers numbers, Runnable execution) {
        rows = numbers;
        try {
            execution.run();
        } finally {
            rows = TestngRowNumbers.ALL;
        }
    }

    UniqueId of(TestIdentifier test) {
        return of(UniqueIds.of(test));
    }

    /** Empty for none. */
    String ofParent(TestIdentifier test) {
        Optional<UniqueId> parent = OpenLauncher.SESSIONS
                ? test.getParentIdObject()
                : test.getParentId().map(UniqueId::parse);
        return parent.map(known -> of(known).toString()).orElse("");
    }

    private UniqueId of(UniqueId own) {
        return rows.amongAll(own).orElseGet(() -> told.getOrDefault(own, own));
    }

    /** A display name or the like that an engine has given. */
    String text(TestIdentifier test, String text) {
        return rows.amongAll(UniqueIds.of(test), text);
    }
}
