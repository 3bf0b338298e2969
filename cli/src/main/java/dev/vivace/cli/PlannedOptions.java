package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import picocli.CommandLine.Option;

/** Options whose names are taken but which do nothing yet: whoever uses one is told, rather than left to believe. */
final class PlannedOptions {

    @Option(names = "--threads", hidden = true)
    void threads(String value) {
        refuse("--threads");
    }

    @Option(names = "--thread-count", hidden = true)
    void threadCount(String value) {
        refuse("--thread-count");
    }

    @Option(names = "--stages", hidden = true)
    void stages(String value) {
        refuse("--stages");
    }

    private static void refuse(String option) {
        throw Problem.of("The option " + option + " is not available in this version of Vivace.")
                .tryThis("the same command without it");
    }
}
