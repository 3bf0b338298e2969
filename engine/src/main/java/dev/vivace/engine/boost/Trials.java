package dev.vivace.engine.boost;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;

/** Runs orders. */
interface Trials {

    OrderRun run(TestOrder order);

    /** Each after all that earlier ones left behind is forgotten. */
    static Trials with(Isolation isolation, Runners runners) {
        return isolation == Isolation.RESET
                ? order -> runners.with(Isolation.RESET).run(order, RunListener.NONE)
                : inNewJvms(runners);
    }

    /** Each in a JVM of its own. Changed classes are run too rarely for it to pay that their JVMs learn to start faster. */
    static Trials inNewJvms(Runners runners) {
        return order -> {
            try (OrderRunner fresh = runners.inNewJvm()) {
                return fresh.run(order, RunListener.NONE);
            }
        };
    }
}
