package dev.vivace.engine.run;

import java.nio.file.Path;
import java.util.List;

/**
 * What HotSpot is told about archives.
 *
 * @param release of the JVM's Java
 */
record ArchiveArguments(int release) {

    /** The first release whose lists of classes name lambdas, too. */
    static final int OLDEST = 17;

    /** The first release that speaks of some of this under another name. */
    private static final int RENAMED = 24;

    /** The first release whose JVM can tell an agent where the invokers in its archive come from. */
    private static final int INVOKERS_EXPLAINED = 24;

    /** Whether a JVM with invokers in its archive survives an agent that a test attaches; JDK 17 does not. */
    boolean allowInvokers() {
        return release >= INVOKERS_EXPLAINED;
    }

    /** Has a JVM write down what it loads. */
    List<String> toLearn(Path list) {
        return List.of("-XX:DumpLoadedClassList=" + list);
    }

    /**
     * Has a JVM make an archive of what is in a list, and do nothing else. Classes are not linked ahead of time: those are
     * loaded when the JVM starts, before agents that a test attaches could change them.
     */
    List<String> toMake(Path list, Path archive) {
        return List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + archive);
    }

    /** Has a JVM use an archive, or fail. */
    List<String> toCheck(Path archive) {
        return List.of("-Xshare:on", "-XX:SharedArchiveFile=" + archive);
    }

    /** Has a JVM use an archive, or start without it and keep that to itself. */
    List<String> toUse(Path archive) {
        return List.of(
                "-Xshare:auto",
                "-XX:SharedArchiveFile=" + archive,
                release >= RENAMED ? "-Xlog:cds*=off,aot*=off" : "-Xlog:cds*=off");
    }
}
