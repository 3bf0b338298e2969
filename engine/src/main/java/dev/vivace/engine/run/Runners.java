package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;

/** Runners of the same tests that differ in what is forgotten between orders. */
public interface Runners extends AutoCloseable {

    /** The runner with this isolation; it starts its first worker when it gets its first order. */
    OrderRunner with(Isolation isolation);

    /** A runner whose orders run one after another in one JVM, a new one; closing it ends that JVM. */
    OrderRunner inNewJvm();

    /** Closes all of them, and those that would be asked for later. */
    @Override
    void close();
}
