package dev.vivace.engine.run;

import java.time.Duration;
import java.util.Optional;

/** A place for one worker at a time; a worker that was lost is followed by another one with the same number. */
final class Lane {

    private final int number;
    private Optional<PooledWorker> worker = Optional.empty();
    private boolean announced;
    private volatile Optional<WorkerProcess> process = Optional.empty();

    Lane(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    Optional<PooledWorker> worker() {
        return worker;
    }

    /** The process is known to others before anything is done with it, so that they can end it at any time. */
    void occupy(WorkerProcess newProcess) {
        process = Optional.of(newProcess);
        announced = false;
    }

    void settle(PooledWorker newWorker) {
        worker = Optional.of(newWorker);
    }

    /** Whether a listener has still to be told of this worker; true once. */
    boolean announce() {
        boolean news = !announced;
        announced = true;
        return news;
    }

    /** Ends the worker; one that works gets time for its shutdown hooks. */
    void vacate(Duration patience) {
        if (worker.filter(PooledWorker::isUsable).isPresent()) {
            process.ifPresent(known -> known.exit(patience));
        } else {
            process.ifPresent(WorkerProcess::dispose);
        }
        worker = Optional.empty();
        process = Optional.empty();
    }

    /** Makes the worker's owner give up; called by other threads. */
    void cancel() {
        process.ifPresent(known -> {
            known.mailbox().post(new WorkerMessage.Cancelled());
            known.kill();
        });
    }

    /** Ends the processes and nothing else; called when our own JVM ends. */
    void kill() {
        process.ifPresent(WorkerProcess::kill);
    }

    /** Waits until a process that was killed is gone. */
    void awaitEnd() {
        process.ifPresent(WorkerProcess::awaitEnd);
    }
}
