package desk;

import java.util.concurrent.atomic.AtomicBoolean;

/** A place for one thread at a time. */
public final class Desk {

    private static final AtomicBoolean TAKEN = new AtomicBoolean();

    private Desk() {}

    /** Fails where somebody else is sitting here. */
    public static void use() throws InterruptedException {
        if (!TAKEN.compareAndSet(false, true)) {
            throw new IllegalStateException("taken");
        }
        try {
            Thread.sleep(500);
        } finally {
            TAKEN.set(false);
        }
    }
}
