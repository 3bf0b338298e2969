package dev.vivace.engine.suite;

import dev.vivace.engine.model.TestOrder;
import java.util.List;

/**
 * Whether a class that is red alone passes after some of the classes before it.
 *
 * @param earlier those that ran before it
 * @param sufficient whether all of its tests passed then
 */
public record Sufficiency(List<TestOrder> earlier, boolean sufficient) {

    public Sufficiency {
        earlier = List.copyOf(earlier);
    }
}
