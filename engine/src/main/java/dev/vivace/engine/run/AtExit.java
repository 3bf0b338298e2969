package dev.vivace.engine.run;

/** What has to be done when this JVM ends before its owner does it. */
final class AtExit {

    private final Thread hook;

    AtExit(String name, Runnable work) {
        this.hook = new Thread(work, "vivace-" + name + "-at-exit");
    }

    /** From now on. */
    void watch() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** The owner has done it. */
    void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyEnding) {
            // It does the same as the owner did.
            return;
        }
    }
}
