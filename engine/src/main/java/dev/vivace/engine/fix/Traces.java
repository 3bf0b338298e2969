package dev.vivace.engine.fix;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderProbe;
import dev.vivace.engine.run.Runners;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What polluters may leave to their victim.
 *
 * @param left what they touched and changed
 * @param used what the victim touches
 */
record Traces(Footprint left, Footprint used) {

    /** Seen in a JVM that could forget, as no other knows, whatever trials run in; empty where there is none. */
    static Optional<Traces> of(Finding finding, Runners runners) {
        OrderProbe probe = new OrderProbe(runners.with(Isolation.RESET));
        return probe.footprint(new TestOrder(finding.others()))
                .flatMap(left ->
                        probe.footprint(new TestOrder(List.of(finding.test()))).map(used -> new Traces(left, used)));
    }

    /** Classes whose static state both use. */
    Stream<String> shared() {
        return left.touched().stream().filter(used.touched()::contains);
    }
}
