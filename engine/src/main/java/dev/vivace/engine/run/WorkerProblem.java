package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Problem;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Why a worker could not even begin to run tests, for people. */
final class WorkerProblem {

    private WorkerProblem() {}

    /** The JVM ended before it reported, or did not report in time. */
    static Problem notStarted(Ending ending, boolean slow, Duration deadline, List<String> command) {
        String what = slow ? "did not report within " + deadline.toSeconds() + " s" : "did not start";
        String status = ending.exit().map(exit -> " (" + exit.text() + ")").orElse("");
        return withWords(Problem.of("The tests' JVM " + what + status), ending.lastWords())
                .detail("Command: " + String.join(" ", command))
                .tryThis("check the JVM arguments (argLine) of the project")
                .tryThis("--java with the directory of a JDK 11 or newer");
    }

    /** The JVM ended, or gave up, while it looked for tests. */
    static Problem undiscovered(int worker, Ending ending) {
        String words = ending.thrown().map(Failure::trace).orElse(ending.lastWords());
        if (isAboutPlatform(words)) {
            return Problem.of("There is no usable JUnit Platform, or no test engine for it, on the tests' class path")
                    .detail(words.lines().findFirst().orElse(""))
                    .tryThis("add JUnit 4.12 or newer, JUnit Jupiter or TestNG to the test dependencies")
                    .tryThis("name junit-platform-launcher in --classpath, in the version of the other JUnit jars");
        }
        return withWords(Problem.of("Worker " + worker + " stopped while discovering tests" + ending.text()), words)
                .tryThis("--select with half of the classes, to find the one to blame");
    }

    /** Whether these words say that JUnit itself is missing. */
    static boolean isAboutPlatform(String words) {
        return words.contains("NoClassDefFoundError: org/junit/platform")
                || words.contains("Cannot create Launcher without at least one TestEngine");
    }

    /** The JVM takes too long to look for tests: something that runs at that time hangs. */
    static Problem undiscovered(int worker, Duration limit, String threads) {
        return Problem.of("Worker " + worker + " was ended while discovering tests: it took longer than "
                        + limit.toSeconds() + " s")
                .detail(threads)
                .tryThis("look for a test class in the threads above: its parameters or its factory hang")
                .tryThis("a larger --timeout");
    }

    /** What becomes of a class of which this was found out. */
    static Failure failure(Problem problem) {
        return new Failure("dev.vivace.DiscoveryLost", Optional.of(problem.getMessage()), problem.text());
    }

    private static Problem withWords(Problem problem, String words) {
        return words.isBlank() ? problem : problem.detail(words);
    }
}
