package dev.vivace.engine.detect;

import dev.vivace.engine.model.TestId;
import java.util.Set;

/**
 * Tests that are no finding, though they did not just have one verdict in all orders.
 *
 * @param unconfirmed changed their verdict while searching, and not in new JVMs
 * @param onlyAfterResets were red where state was only reset, and not in a new JVM
 * @param withoutVerdict were skipped whenever they were asked, or never were
 */
public record Undecided(Set<TestId> unconfirmed, Set<TestId> onlyAfterResets, Set<TestId> withoutVerdict) {

    public Undecided {
        unconfirmed = Set.copyOf(unconfirmed);
        onlyAfterResets = Set.copyOf(onlyAfterResets);
        withoutVerdict = Set.copyOf(withoutVerdict);
    }
}
