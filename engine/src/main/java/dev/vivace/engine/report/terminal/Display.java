package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.SuiteListener;

/** Shows a run while it happens. Used by one thread. */
interface Display extends SuiteListener {

    /** What is done before tests can run, {@code compiling module a} for example. */
    default void preparing(String sentence) {}

    /** Time has passed. */
    default void tick() {}

    /** Nothing more will come: leaves only what shall stay readable. */
    default void end() {}
}
