package dev.vivace.engine.command;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * What a run can use.
 *
 * @param processors how many there are
 * @param memory in bytes
 */
record Machine(int processors, long memory) {

    private static final int WORKERS_PER_PROCESSOR = 4;
    private static final long MEMORY_PER_WORKER = 1L << 30;

    static Machine ofThisRun() {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        return new Machine(Runtime.getRuntime().availableProcessors(), system.getTotalMemorySize());
    }

    /** How many workers it is good for if they mostly wait; no fewer than the usual number. */
    int most(int usual) {
        return (int) Math.max(usual, Math.min(memory / MEMORY_PER_WORKER, (long) processors * WORKERS_PER_PROCESSOR));
    }
}
