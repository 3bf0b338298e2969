package dev.vivace.engine.boost;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.run.Runners;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Where classes are run as they are, and changed. */
public interface TestBench {

    /**
     * Runners of these test classes. To be closed by the caller.
     *
     * @param classes a directory with classes that take the place of the project's own; empty for none
     * @param jvmArguments what their JVMs are told besides
     */
    Runners open(List<String> testClasses, Optional<Path> classes, List<String> jvmArguments);

    /** The same without a word to JVMs. */
    default Runners open(List<String> testClasses, Optional<Path> classes) {
        return open(testClasses, classes, List.of());
    }

    /** The same, where no test may take longer. */
    TestBench impatient(Duration longest);

    /** How long the tests of a run took. */
    Duration time(OrderRun run);
}
