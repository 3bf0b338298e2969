package photos;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Scales photos beside everything else. */
public final class Scaling {

    private static ExecutorService pool = start();

    private Scaling() {}

    private static ExecutorService start() {
        return Executors.newFixedThreadPool(2, work -> {
            Thread thread = new Thread(work, "scaling");
            thread.setDaemon(true);
            return thread;
        });
    }

    static Future<Integer> submit(Callable<Integer> work) {
        return pool.submit(work);
    }

    static void stop() {
        pool.shutdown();
    }

    /** Scales again, with new threads. */
    public static void restart() {
        stop();
        pool = start();
    }
}
