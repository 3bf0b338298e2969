package dev.vivace.worker;

/**
 * Which test or container a thread works for: the one it runs, or the one that its creator ran when it created the
 * thread; for threads that know none, what the main thread runs.
 */
final class RunningNodes {

    private final Thread main = Thread.currentThread();
    private final InheritableThreadLocal<String> ofThread = new InheritableThreadLocal<>();
    private volatile String ofMain = "";

    void entered(String uniqueId) {
        ofThread.set(uniqueId);
        if (Thread.currentThread() == main) {
            ofMain = uniqueId;
        }
    }

    /** Goes back to the parent; empty for none. */
    void left(String parentId) {
        entered(parentId);
    }

    String current() {
        String own = ofThread.get();
        return own == null || own.isEmpty() ? ofMain : own;
    }
}
