package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Taints;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * Whether this JVM grows from class to class: what is not released is neither seen nor forgotten by us. Looks at what is
 * cheap to see; descriptors and memory outside the heap only where the system has a {@code /proc}.
 */
final class Growth implements Step {

    private static final int DESCRIPTORS = 512;
    private static final Duration PATIENCE = Duration.ofMillis(500);
    private static final long OUTSIDE_HEAP = 1L << 30;
    private static final double FULL = 0.9;
    private static final double STILL_FULL = 0.8;
    private static final int PAGE = 4096;

    private final File descriptors = new File("/proc/self/fd");
    private final Path memory = Path.of("/proc/self/statm");
    private int firstDescriptors = -1;
    private long firstOutsideHeap = -1;

    @Override
    public String subject() {
        return "the growth of this JVM";
    }

    /** The first look sets the measure. */
    @Override
    public void take() throws IOException, InterruptedException {
        checkDescriptors();
        checkOutsideHeap();
        checkHeap();
    }

    /** Files that nobody knows any more are closed some time after a collection. */
    private void checkDescriptors() throws InterruptedException {
        if (firstDescriptors < 0) {
            firstDescriptors = open();
        }
        if (open() - firstDescriptors > DESCRIPTORS) {
            Runtime.getRuntime().gc();
            long deadline = System.nanoTime() + PATIENCE.toNanos();
            while (open() - firstDescriptors > DESCRIPTORS && System.nanoTime() < deadline) {
                Thread.sleep(10);
            }
            if (open() - firstDescriptors > DESCRIPTORS) {
                Taints.add("", "more and more files stay open: " + firstDescriptors + " at first, now " + open());
            }
        }
    }

    private int open() {
        String[] open = descriptors.list();
        return open == null ? 0 : open.length;
    }

    private void checkOutsideHeap() throws IOException {
        if (!Files.isReadable(memory)) {
            return;
        }
        long resident = Long.parseLong(Files.readString(memory).split(" ")[1]) * PAGE;
        long outside = Math.max(0, resident - Runtime.getRuntime().totalMemory());
        if (firstOutsideHeap < 0) {
            firstOutsideHeap = outside;
        }
        if (outside - firstOutsideHeap > OUTSIDE_HEAP) {
            Taints.add("", "memory outside the heap grows: " + outside + " bytes");
        }
    }

    /** Much of a full heap may be garbage, which is worth a collection to know; some of the rest are caches held softly. */
    private static void checkHeap() {
        if (fullness() > FULL) {
            Runtime.getRuntime().gc();
            if (fullness() > STILL_FULL) {
                Taints.add("", "the heap is nearly full");
            }
        }
    }

    private static double fullness() {
        Runtime runtime = Runtime.getRuntime();
        return (double) (runtime.totalMemory() - runtime.freeMemory()) / runtime.maxMemory();
    }
}
