package dev.vivace.engine.run;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What we add to how a project starts its JVM, none of which its tests can see.
 *
 * @param workerJar our jar
 * @param arguments JVM arguments of ours
 * @param directoriesHidden whether directories on the class path are written so that only Java code finds them
 */
record JvmStart(Path workerJar, List<String> arguments, boolean directoriesHidden) {

    private static final String NOT_THERE = ".vivace-not-there";

    JvmStart {
        arguments = List.copyOf(arguments);
    }

    /** With our jar and nothing else. */
    static JvmStart plain(Path workerJar) {
        return new JvmStart(workerJar, List.of(), false);
    }

    /** The same with these arguments of ours, too. */
    JvmStart with(List<String> moreArguments) {
        List<String> all = new ArrayList<>(arguments);
        all.addAll(moreArguments);
        return new JvmStart(workerJar, all, directoriesHidden);
    }

    /** The same as HotSpot accepts it together with an archive, in which our jar is another copy. */
    JvmStart archived(Path copyOfWorkerJar) {
        return new JvmStart(copyOfWorkerJar, arguments, true);
    }

    /** The same with our agent, which goes behind the project's: coverage tools know classes by their original bytes. */
    JvmStart withAgent(Path agentJar, Optional<Path> instrumentedClasses) {
        // A comma would end the agent's argument.
        String cache = instrumentedClasses
                .filter(directory -> !directory.toString().contains(","))
                .map(directory -> "=cache=" + directory)
                .orElse("");
        return with(List.of("-Xbootclasspath/a:" + agentJar, "-javaagent:" + agentJar + cache));
    }

    /**
     * How an element of the class path is written. HotSpot asks the operating system for {@code dir/missing/..}, which
     * does not exist, and ignores it, as it does with all that is missing; Java's own class path takes the canonical
     * form, which is {@code dir}.
     */
    Path written(Path element) {
        return directoriesHidden && Files.isDirectory(element)
                ? element.resolve(NOT_THERE).resolve("..")
                : element;
    }
}
