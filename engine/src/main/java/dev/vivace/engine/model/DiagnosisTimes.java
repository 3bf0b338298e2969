package dev.vivace.engine.model;

import java.time.Duration;
import java.util.Optional;

/**
 * How long it took to find what a diagnosis names, from when the finding was confirmed.
 *
 * @param polluters empty where nobody looked for them, as in the other two
 * @param cleaners of all polluters
 * @param stateSetters of a brittle test
 */
public record DiagnosisTimes(Optional<Span> polluters, Optional<Span> cleaners, Optional<Span> stateSetters) {

    /** Where nobody looked for anything. */
    public static final DiagnosisTimes NONE = new DiagnosisTimes(Optional.empty(), Optional.empty(), Optional.empty());

    /**
     * How long a search took.
     *
     * @param first until it had found one; empty where there is none
     * @param all until it had ended
     */
    public record Span(Optional<Duration> first, Duration all) {}
}
