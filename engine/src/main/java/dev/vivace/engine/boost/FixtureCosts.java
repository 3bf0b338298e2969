package dev.vivace.engine.boost;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long fixtures took, as probes measured it.
 *
 * @param fixtures what they cost, by what was measured
 */
public record FixtureCosts(Map<Probed.Place, Cost> fixtures) {

    public FixtureCosts {
        fixtures = Map.copyOf(fixtures);
    }

    /** Nothing was measured. */
    public static FixtureCosts unknown() {
        return new FixtureCosts(Map.of());
    }

    /** Of all fixtures and all their calls. */
    public Duration total() {
        return fixtures.values().stream().map(Cost::total).reduce(Duration.ZERO, Duration::plus);
    }

    Optional<Cost> of(Member member) {
        return fixtures.entrySet().stream()
                .filter(entry -> entry.getKey().isOf(member))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /**
     * What one fixture cost.
     *
     * @param calls how often it ran
     * @param total the time of all calls, without that of fixtures that it calls
     * @param statements the time of all calls, for each of its statements
     */
    public record Cost(int calls, Duration total, List<Duration> statements) {

        public Cost {
            statements = List.copyOf(statements);
        }
    }
}
