package dev.vivace.engine.suite;

import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;

/** Passes on which test runs now, and nothing of what becomes of it: most have their verdict already. */
final class Starts implements RunListener {

    private final RunListener target;

    Starts(RunListener target) {
        this.target = target;
    }

    @Override
    public void testStarted(int worker, TestId id) {
        target.testStarted(worker, id);
    }
}
