package dev.vivace.engine.run;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import java.time.Duration;
import java.util.Optional;

/** Runners of the same tests that differ in what is forgotten between orders. */
public interface Runners extends AutoCloseable {

    /** The runner with this isolation; it starts its first worker when it gets its first order. */
    OrderRunner with(Isolation isolation);

    /** The same, but much of an order runs at once, in threads of the same JVM. */
    OrderRunner with(Isolation isolation, Concurrency concurrency);

    /** A runner whose orders run one after another in one JVM, a new one; closing it ends that JVM. */
    OrderRunner inNewJvm();

    /** A closer look at what orders leave behind, with JVMs that can forget. */
    Microscope microscope();

    /** A closer look at files; empty where nobody watches them. */
    default Optional<Disk> disk() {
        return Optional.empty();
    }

    /** Ends JVMs that have nothing to do, and with them what their tests still hold; others start when they are needed. */
    void dismissIdle();

    /** How long processors have worked so far for the JVMs of the runner with this isolation, as far as the system tells. */
    Duration cpu(Isolation isolation);

    /** Closes all of them, and those that would be asked for later. */
    @Override
    void close();
}
