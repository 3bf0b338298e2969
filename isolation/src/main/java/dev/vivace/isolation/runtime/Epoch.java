package dev.vivace.isolation.runtime;

/** The time between two resets. A class whose stamp is of an earlier epoch has stale statics. */
public final class Epoch {

    /** The stamp of a class that was initialised since the last reset; read by every guard. */
    @SuppressWarnings("NonFinalStaticField") // the one thing that a reset changes
    public static int current = 1;

    private Epoch() {}

    /** Makes every static field of every instrumented class stale; each is initialised again when it is next touched. */
    public static synchronized void next() {
        current++;
    }
}
