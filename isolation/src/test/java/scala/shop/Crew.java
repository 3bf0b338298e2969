package scala.shop;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadFactory;

/** Threads as the runtime of a language makes them for all who want something done. */
public final class Crew implements ThreadFactory, ForkJoinPool.ForkJoinWorkerThreadFactory {

    @Override
    public Thread newThread(Runnable task) {
        Thread thread = new Thread(task, "crew");
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
        Worker worker = new Worker(pool);
        worker.setName("crew");
        return worker;
    }

    private static final class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
        }
    }
}
