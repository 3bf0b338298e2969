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

    /** Of the first statements of a method without parameters; empty where it did not run. */
    Optional<Cost> beginning(String owner, String method, int statements) {
        return of(new Member(owner, method + "()")).map(cost -> cost.first(statements));
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
     * @param firstCall the time of the first call, for each of its statements: it also loads classes
     */
    public record Cost(int calls, Duration total, List<Duration> statements, List<Duration> firstCall) {

        public Cost {
            statements = List.copyOf(statements);
            firstCall = List.copyOf(firstCall);
        }

        private Cost first(int count) {
            int size = Math.min(count, statements.size());
            List<Duration> first = statements.subList(0, size);
            return new Cost(calls, sum(first), first, firstCall.subList(0, size));
        }

        /** What would be saved if it ran once and no more: the first call remains, which usually is the dearest. */
        public Duration savedByOneCall() {
            return total.minus(sum(firstCall));
        }

        private static Duration sum(List<Duration> times) {
            return times.stream().reduce(Duration.ZERO, Duration::plus);
        }
    }
}
