package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

/** A JVM lives through many resets without growing. */
class ManyResetsTest {

    private static final int FIRST = 20;
    private static final int ALL = 200;
    private static final long MEGABYTE = 1 << 20;

    @Test
    void nothingGrowsBeyondTheFirstFew() throws Exception {
        Isolation.remember();
        int taints = Isolation.taints().size();
        crossTimes(FIRST);
        Usage first = Usage.now();

        crossTimes(ALL - FIRST);

        Usage last = Usage.now();
        assertThat(last.threads()).isLessThanOrEqualTo(first.threads());
        assertThat(last.descriptors()).isLessThan(first.descriptors() + (ALL - FIRST) / 10);
        assertThat(last.heap()).isLessThan(first.heap() + 2 * MEGABYTE);
        assertThat(last.metaspace()).isLessThan(first.metaspace() + MEGABYTE);
        assertThat(Isolation.taints()).hasSize(taints);
    }

    private static void crossTimes(int times) throws Exception {
        for (int i = 0; i < times; i++) {
            liveALittle(i);
            Isolation.reset();
        }
    }

    /** A little of everything that is undone. */
    private static void liveALittle(int time) throws Exception {
        Holder.KEPT.put(time, new byte[(int) MEGABYTE]);
        Executors.newCachedThreadPool().submit(() -> Holder.KEPT.size()).get();
        System.setProperty("isolated.time", Integer.toString(time));
        Logger.getLogger("isolated.time." + time).setUseParentHandlers(false);
        Runtime.getRuntime().addShutdownHook(new Thread(Holder.KEPT::clear));
        ThreadLocal<Object> local = new ThreadLocal<>();
        local.set(Holder.KEPT);
    }

    static final class Holder {
        static final Map<Integer, byte[]> KEPT = new HashMap<>();
    }

    record Usage(int threads, int descriptors, long heap, long metaspace) {

        static Usage now() {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            String[] open = new File("/proc/self/fd").list();
            return new Usage(
                    Thread.getAllStackTraces().size(),
                    open == null ? 0 : open.length,
                    runtime.totalMemory() - runtime.freeMemory(),
                    metaspaceUsed());
        }

        private static long metaspaceUsed() {
            List<MemoryPoolMXBean> pools = new ArrayList<>(ManagementFactory.getMemoryPoolMXBeans());
            pools.removeIf(pool -> !pool.getName().equals("Metaspace"));
            return pools.get(0).getUsage().getUsed();
        }
    }
}
