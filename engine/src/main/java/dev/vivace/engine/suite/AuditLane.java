package dev.vivace.engine.suite;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Where green parts are asked again: beside the run where it leaves a core idle, otherwise after it. */
final class AuditLane implements AutoCloseable {

    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final CompletableFuture<Void> room = new CompletableFuture<>();

    AuditLane(boolean coresIdle) {
        if (coresIdle) {
            room.complete(null);
        }
    }

    Future<PartLog> submit(Supplier<PartLog> audit) {
        return room.thenApplyAsync(nothing -> audit.get(), thread);
    }

    void runIsOver() {
        room.complete(null);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
