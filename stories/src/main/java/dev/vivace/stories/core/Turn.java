package dev.vivace.stories.core;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;

/** A thread of Jupiter's pool waits for its turn, and the pool has another one run tests meanwhile. */
final class Turn implements ForkJoinPool.ManagedBlocker {

    private final Semaphore free;
    private boolean taken;

    Turn(Semaphore free) {
        this.free = free;
    }

    void await() throws InterruptedException {
        try {
            ForkJoinPool.managedBlock(this);
        } catch (RejectedExecutionException e) {
            // The pool has as many threads as it may have: then nobody stands in.
            block();
        }
    }

    @Override
    public boolean block() throws InterruptedException {
        if (!taken) {
            free.acquire();
            taken = true;
        }
        return true;
    }

    @Override
    public boolean isReleasable() {
        taken = taken || free.tryAcquire();
        return taken;
    }
}
