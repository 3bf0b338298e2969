package dev.vivace.stories.core;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The process that started this JVM, perhaps beside others, to run tests: known of Surefire, Gradle and Vivace. */
final class Build {

    /** A start is told in clock ticks since the machine's, which not every JVM knows to the second. */
    private static final long ROUGHLY_SECONDS = 5;

    /** Surefire lets one of them start its JVMs. */
    private static final Set<String> SHELLS = Set.of("sh", "bash", "dash", "zsh", "busybox", "cmd.exe");

    /** Before the names of those that live no longer than one run. */
    private static final String ONE_RUN = "vivace:";

    private final String name;

    private Build(String name) {
        this.name = name;
    }

    /** As it stands in a file; an empty name is nobody's. */
    static Build named(String name) {
        return new Build(name);
    }

    /** Nobody's where a person may have started this JVM, or a tool that lives on: then each run stands for itself. */
    static Build ofThisProcess() {
        String command = System.getProperty("sun.java.command", "");
        if (command.startsWith("dev.vivace.worker.")) {
            return named(starter().map(vivace -> ONE_RUN + name(vivace)).orElse(""));
        }
        boolean fork = command.contains("surefire") || System.getProperty("org.gradle.test.worker") != null;
        return named(fork ? starter().map(Build::name).orElse("") : "");
    }

    private static Optional<ProcessHandle> starter() {
        Optional<ProcessHandle> at = ProcessHandle.current().parent();
        while (at.filter(Build::isShell).isPresent()) {
            at = at.get().parent();
        }
        return at;
    }

    private static boolean isShell(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> Path.of(command).getFileName())
                .filter(file -> SHELLS.contains(file.toString().toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    private static String name(ProcessHandle process) {
        return process.pid() + "@"
                + process.info().startInstant().map(Instant::getEpochSecond).orElse(0L);
    }

    /** This JVM among those of the machine. */
    static String process() {
        return Long.toString(ProcessHandle.current().pid());
    }

    String name() {
        return name;
    }

    /** Whether it runs a class again only to ask once more, and never begins a new run. */
    boolean isOneRun() {
        return name.startsWith(ONE_RUN);
    }

    /** Nobody is not the same as nobody. */
    boolean isSame(Build other) {
        String[] mine = name.split("@");
        String[] its = other.name.split("@");
        return mine.length == 2
                && its.length == 2
                && mine[0].equals(its[0])
                && Math.abs(Long.parseLong(mine[1]) - Long.parseLong(its[1])) <= ROUGHLY_SECONDS;
    }
}
