package dev.vivace.engine.model;

import java.util.Map;

/**
 * System properties as the tests of a worker saw them.
 *
 * @param position from which on, in the stream of events
 * @param values all of them
 */
public record PropertySnapshot(long position, Map<String, String> values) {

    public PropertySnapshot {
        values = Map.copyOf(values);
    }
}
