package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Exits;
import dev.vivace.isolation.runtime.Interruptions;
import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.runtime.Traces;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Threads that tests have left behind: they are asked to end, and taint if they do not. */
final class LeftoverThreads implements Step {

    private static final Duration PATIENCE = Duration.ofMillis(500);
    private static final Duration PATIENCE_WITH_SLEEPERS = Duration.ofSeconds(1);
    private static final Duration LOOK_AGAIN = Duration.ofMillis(10);

    private final Owners owners;
    private final LentThreads lent;
    private final LiveThreads live;
    private final Set<Thread> spared = Collections.newSetFromMap(new IdentityHashMap<>());

    LeftoverThreads(LiveThreads live, Owners owners, LentThreads lent) throws ReflectiveOperationException {
        this.owners = owners;
        this.lent = lent;
        this.live = live;
        for (Thread thread : live.all()) {
            // What it runs now may be over, and what comes next a test's.
            if (!owners.isDelayer(thread)) {
                spared.add(thread);
            }
        }
    }

    synchronized void spare(Thread thread) {
        spared.add(thread);
    }

    @Override
    public String subject() {
        return "threads";
    }

    /**
     * A thread that ends may start another one. Many that wait for a while end by themselves when it is over: they
     * have some time left from then on. A second without work is what pools like to wait. Who heeds nothing is ended as
     * its program would do it, or else where it next catches an interrupt.
     */
    @Override
    public synchronized void take() throws ReflectiveOperationException, InterruptedException {
        spared.removeIf(thread -> thread.getState() == Thread.State.TERMINATED);
        Interruptions.allow();
        Urging urging = new Urging(owners);
        List<Thread> left = leftovers();
        long start = System.nanoTime();
        long awake = start;
        while (!left.isEmpty() && System.nanoTime() - awake < PATIENCE.toNanos()) {
            for (Thread thread : left) {
                Exits.refuse(thread);
                urging.urge(thread);
            }
            Joining.isOver(left.get(0), System.nanoTime() + LOOK_AGAIN.toNanos());
            left = leftovers();
            long now = System.nanoTime();
            if (allSleep(left) && now - start < PATIENCE_WITH_SLEEPERS.toNanos()) {
                awake = now;
            }
        }
        Exits.refuseOnly(left);
        if (left.isEmpty()) {
            Interruptions.allow();
        }
        for (Thread thread : left) {
            if (spared.add(thread)) {
                Taints.add(className(thread), "thread " + thread.getName() + " does not end" + place(thread));
            }
        }
    }

    private static boolean allSleep(List<Thread> threads) {
        for (Thread thread : threads) {
            if (thread.getState() != Thread.State.TIMED_WAITING) {
                return false;
            }
        }
        return true;
    }

    private List<Thread> leftovers() throws ReflectiveOperationException {
        List<Thread> left = new ArrayList<>();
        for (Thread thread : live.all()) {
            if (!spared.contains(thread) && thread != Thread.currentThread()) {
                if (owners.isLasting(thread)) {
                    spared.add(thread);
                } else if (thread.isAlive() && !lent.isBack(thread)) {
                    left.add(thread);
                }
            }
        }
        return left;
    }

    private static String className(Thread thread) {
        StackTraceElement frame = interesting(thread.getStackTrace());
        return frame == null ? "" : frame.getClassName();
    }

    private static String place(Thread thread) {
        StackTraceElement[] frames = Traces.shown(thread.getStackTrace());
        StackTraceElement frame = interesting(frames);
        if (frame == null && frames.length > 0) {
            frame = frames[0];
        }
        return frame == null ? "" : ", at " + frame;
    }

    /** The first that is not the JDK's; null where all are. */
    private static StackTraceElement interesting(StackTraceElement[] frames) {
        for (StackTraceElement frame : frames) {
            String module = frame.getModuleName();
            if (module == null || !module.startsWith("java.") && !module.startsWith("jdk.")) {
                return frame;
            }
        }
        return null;
    }
}
