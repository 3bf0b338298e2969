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

    /** All of it, with how busy it is right now. */
    static String facts(Optional<Path> jdk) {
        return facts() + ", tests on "
                + jdk.map(home -> home.getFileName().toString()).orElse("the same") + "; load " + load();
    }

    /** What stays the same while nobody changes it. */
    static String facts() {
        return String.format(
                Locale.ROOT,
                "%d cores, %d GB, %s %s; %s",
                Runtime.getRuntime().availableProcessors(),
                Math.round(SYSTEM.getTotalMemorySize() / 1e9),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                MavenVersion.ask());
    }

    /** The average number of runnable tasks over the last minute. */
    static String load() {
        return String.format(Locale.ROOT, "%.1f", SYSTEM.getSystemLoadAverage());
    }
}
