package dev.vivace.benchmarks;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Says where the numbers come from. */
final class Machine {

    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private Machine() {}

    static String facts(Optional<Path> jdk) {
        return String.format(
                Locale.ROOT,
                "%d cores, %d GB, %s %s; Maven on JDK %s, tests on %s; load %s",
                Runtime.getRuntime().availableProcessors(),
                Math.round(SYSTEM.getTotalMemorySize() / 1e9),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.version(),
                jdk.map(home -> home.getFileName().toString()).orElse("the same"),
                load());
    }

    /** The average number of runnable tasks over the last minute. */
    static String load() {
        return String.format(Locale.ROOT, "%.1f", SYSTEM.getSystemLoadAverage());
    }
}
