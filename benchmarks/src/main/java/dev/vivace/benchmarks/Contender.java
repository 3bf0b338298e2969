package dev.vivace.benchmarks;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A way to run the tests of a project. */
interface Contender {

    /** What the table calls it. */
    String name();

    /** The words of its command, to be run in the project's directory. */
    List<String> words(Path project);

    /** How long it took from when Maven came to the tests to the last report; empty where nobody tells. */
    Optional<Duration> testPhase(Command.Finished finished);

    /** Where it writes its own record of the run, if it does. */
    default Optional<Path> runJson(Path project) {
        return Optional.empty();
    }
}
