package dev.vivace.cli;

import sun.misc.Signal;

/** Signals of the operating system. The JDK has no supported way to them, but has kept this one since Java 1.2. */
final class Signals {

    private Signals() {}

    /** Runs the action, in a thread of its own, whenever the signal comes; systems without the signal never send it. */
    static void handle(String name, Runnable action) {
        try {
            Signal.handle(new Signal(name), signal -> action.run());
        } catch (IllegalArgumentException e) {
            // Windows has no WINCH, and a JVM started with -Xrs leaves signals alone.
            return;
        }
    }
}
