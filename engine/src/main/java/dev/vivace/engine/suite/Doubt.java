package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import java.util.List;

/**
 * Something in a part is red, or skipped itself, where that may not count.
 *
 * @param runs of that part
 * @param held what its listeners were told of them
 */
record Doubt(List<OrderRun> runs, HeldResults held) {

    Doubt {
        runs = List.copyOf(runs);
    }

    /** Tells what tests did in runs that count. */
    void tell(List<OrderRun> counting) {
        counting.forEach(run -> run.tests().forEach(held.others()::testFinished));
    }
}
