package dev.vivace.engine.run;

import java.time.Duration;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A place for one worker at a time; a worker that was lost is followed by another one with the same number. */
final class Lane {

    private final int number;
    private Optional<PooledWorker> worker = Optional.empty();
    private boolean announced;
    private volatile Duration ended = Duration.ZERO;
    private volatile Optional<WorkerProcess> process = Optional.empty();
    /** JVMs that wait for their turn. Owner and killers both look into it. */
    private final Queue<WorkerProcess> spares = new ConcurrentLinkedQueue<>();

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

    /** Lets a process that was started wait until this lane needs its next worker. */
    void keep(WorkerProcess spare) {
        spares.add(spare);
    }

    int spares() {
        return spares.size();
    }

    /** Occupies the lane with a process that waited; one that did not survive the wait is forgotten. */
    Optional<WorkerProcess> takeSpare() {
        WorkerProcess spare = spares.peek();
        while (spare != null && !spare.isAlive()) {
            spares.remove(spare);
            spare.dispose();
            spare = spares.peek();
        }
        // Known as the lane's process before it is a spare no more: it can be ended at any time.
        Optional.ofNullable(spare).ifPresent(this::occupy);
        spares.remove(spare);
        return Optional.ofNullable(spare);
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
        Duration used = cpu();
        if (worker.filter(PooledWorker::isUsable).isPresent()) {
            process.ifPresent(known -> known.exit(patience));
        } else {
            process.ifPresent(WorkerProcess::dispose);
        }
        worker = Optional.empty();
        process = Optional.empty();
        ended = used;
    }

    /** Ends the JVMs that wait; nothing of the project ran in them, so they go without ceremony. */
    void dismissSpares() {
        spares.forEach(WorkerProcess::kill);
        for (WorkerProcess spare = spares.poll(); spare != null; spare = spares.poll()) {
            spare.dispose();
        }
    }

    /** Makes the worker's owner give up; called by other threads. */
    void cancel() {
        spares.forEach(WorkerProcess::kill);
        process.ifPresent(known -> {
            known.mailbox().post(new WorkerMessage.Cancelled());
            known.kill();
        });
    }

    /** How long processors have worked for the processes that it had, but for those that were lost. */
    Duration cpu() {
        return ended.plus(process.map(WorkerProcess::cpu).orElse(Duration.ZERO));
    }

    /** Ends the processes and nothing else; called when our own JVM ends. */
    void kill() {
        // In this sequence: a spare that is just being taken is found in one place or the other.
        spares.forEach(WorkerProcess::kill);
        process.ifPresent(WorkerProcess::kill);
    }

    /** Waits until a process that was killed is gone. */
    void awaitEnd() {
        spares.forEach(WorkerProcess::awaitEnd);
        process.ifPresent(WorkerProcess::awaitEnd);
    }
}
