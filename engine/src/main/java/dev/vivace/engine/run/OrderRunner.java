package dev.vivace.engine.run;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import java.time.Duration;
import java.util.List;

/**
 * Runs tests in the order it is told. Every run starts in the state that the runner's isolation promises. Calls from
 * several threads run side by side, as far as the runner has workers.
 */
public interface OrderRunner extends AutoCloseable {

    /** All tests of the project, discovered at the first call. */
    TestCatalog catalog();

    /**
     * Tells that orders are about to be run, so that a runner can make ready for them.
     *
     * @param orders how long each is expected to take, in the sequence in which they start
     */
    default void expect(List<Duration> orders) {}

    /**
     * Runs exactly this order in one worker. A lost worker is part of the answer, not an exception; so is a runner that
     * is closed before or meanwhile.
     */
    OrderRun run(TestOrder order, RunListener listener);

    /** Ends every worker, without waiting for tests; leaves no process and no temporary file behind. */
    @Override
    void close();
}
