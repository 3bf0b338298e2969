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
    private static final Duration CLOSING = Duration.ofMillis(500);
    private static final Duration GIVING_BACK = Duration.ofSeconds(3);
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
    private void checkDescriptors() throws IOException, InterruptedException {
        if (firstDescriptors < 0) {
            firstDescriptors = open();
        }
        if (isMuchOpen()) {
            Runtime.getRuntime().gc();
            if (isStill(this::isMuchOpen, CLOSING)) {
                Taints.add("", "more and more files stay open: " + firstDescriptors + " at first, now " + open());
            }
        }
    }

    private boolean isMuchOpen() {
        return open() - firstDescriptors > DESCRIPTORS;
    }

    private int open() {
        String[] open = descriptors.list();
        return open == null ? 0 : open.length;
    }

    /** What a collector gives back leaves the heap at once, and the memory of this JVM some time after. */
    private void checkOutsideHeap() throws IOException, InterruptedException {
        if (!Files.isReadable(memory)) {
            return;
        }
        if (firstOutsideHeap < 0) {
            firstOutsideHeap = outsideHeap();
        }
        if (hasGrownOutsideHeap() && isStill(this::hasGrownOutsideHeap, GIVING_BACK)) {
            Taints.add("", "memory outside the heap grows: " + outsideHeap() + " bytes");
        }
    }

    private boolean hasGrownOutsideHeap() throws IOException {
        return outsideHeap() - firstOutsideHeap > OUTSIDE_HEAP;
    }

    private long outsideHeap() throws IOException {
        long resident = Long.parseLong(Files.readString(memory).split(" ")[1]) * PAGE;
        return Math.max(0, resident - Runtime.getRuntime().totalMemory());
    }

    /** Whether something is the case now, and all the time until patience ends. */
    private static boolean isStill(Look look, Duration patience) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        boolean still = look.sees();
        while (still && System.nanoTime() < deadline) {
            Thread.sleep(10);
            still = look.sees();
        }
        return still;
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

    /** A look at the system. */
    private interface Look {
        boolean sees() throws IOException;
    }
}
