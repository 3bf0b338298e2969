package dev.vivace.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where single runs of a subject leave what they measured.
 *
 * @param directory with a directory and a log for each run
 * @param areKept whether a run that is there is not repeated, so that a comparison which was stopped goes on
 */
record RawResults(Path directory, boolean areKept) {

    /** The run of this name. */
    RawRun run(String name) {
        return new RawRun(directory.resolve(name));
    }

    /** Whether a comparison goes on with what is there. */
    boolean goOn() {
        return areKept && Files.isDirectory(directory);
    }

    /** Where a command of this name writes what it prints. */
    Path log(String name) {
        return directory.resolve(name + ".log");
    }
}
