package dev.vivace.isolation.boundary;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;

/**
 * Threads that frameworks, runtimes of languages and the JDK have for what they are given. They are theirs only while they
 * run nothing of the program.
 */
final class LentThreads {

    /** Who runs tests, in several threads perhaps: what of the program runs above them is no leftover. */
    private static final List<String> RUNNERS = List.of(
            "dev.vivace.worker.",
            "org.junit.platform.engine.support.hierarchical.",
            "org.junit.runners.ParentRunner",
            "org.testng.SuiteRunnerWorker",
            "org.testng.TestRunner",
            "org.testng.internal.TestMethodWorker",
            "org.testng.internal.invokers.TestMethodWorker",
            "org.apache.maven.surefire.",
            "org.apache.tools.ant.",
            "com.intellij.rt.");

    private final Owners owners;

    LentThreads(Owners owners) {
        this.owners = owners;
    }

    /**
     * Whether a thread is a lent one that has nothing of the program to run, or whose pool others look after. Whoever made
     * the pool in which tests run has lent its threads.
     */
    boolean isBack(Thread thread) throws ReflectiveOperationException {
        return isColleague(thread) || owners.isLent(thread) && (shared(thread).isPresent() || !runsProgram(thread));
    }

    /** The pool of a lent thread that goes on with others: it is to finish what it has. */
    Optional<ForkJoinPool> shared(Thread thread) throws ReflectiveOperationException {
        ForkJoinPool pool = forks(thread);
        return pool != null && !pool.isShutdown() && pool != forks(Thread.currentThread()) && owners.isLent(thread)
                ? Optional.of(pool)
                : Optional.empty();
    }

    /** Whether a thread is of the pool in which the tests run. */
    private boolean isColleague(Thread thread) throws ReflectiveOperationException {
        Thread current = Thread.currentThread();
        ForkJoinPool forks = forks(current);
        ThreadPoolExecutor pool = owners.pool(current).orElse(null);
        return forks != null && forks == forks(thread)
                || pool != null && pool == owners.pool(thread).orElse(null);
    }

    private static ForkJoinPool forks(Thread thread) {
        return thread instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) thread).getPool() : null;
    }

    /** By what began first: tests may run runners of their own. */
    private boolean runsProgram(Thread thread) {
        StackTraceElement[] frames = thread.getStackTrace();
        for (int i = frames.length - 1; i >= 0; i--) {
            String className = frames[i].getClassName();
            if (isRunner(className)) {
                return false;
            }
            if (owners.isProgram(className)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isRunner(String className) {
        for (String prefix : RUNNERS) {
            if (className.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
