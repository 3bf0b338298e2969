package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * One run of a subject's tests by one contender.
 *
 * @param wall from the start of the command to its end
 * @param testPhase from when Maven came to the tests to the last report; empty where nobody tells
 * @param usage of the machine
 * @param reports what the XML reports say
 * @param runJson what Vivace's own record says
 * @param boundaries between classes, where a JVM forgot
 */
record Measurement(
        Duration wall,
        Optional<Duration> testPhase,
        Usage usage,
        SurefireReports reports,
        Optional<RunJson> runJson,
        Boundaries boundaries) {

    private static final String REPORTS = "target/surefire-reports";

    /** Runs the tests, unless this run is among the results that are kept. */
    static Measurement of(Contender contender, SubjectProject project, int repetition) {
        RawRun run = project.results().run(contender.name() + "-" + repetition);
        if (!project.results().areKept() || !run.isComplete()) {
            measure(contender, project.directory(), run);
        }
        return run.read();
    }

    private static void measure(Contender contender, Path project, RawRun run) {
        Path reports = project.resolve(REPORTS);
        try {
            Directories.delete(reports);
            Command command = new Command(project, contender.words(project));
            Command.Finished finished = command.run(run.log()).expect(0, 1);
            if (!Files.isDirectory(reports)) {
                throw new ComparisonFailure(contender.name() + " wrote no reports; see " + finished.log());
            }
            run.keep(contender, finished, project, reports);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Duration cpu() {
        return usage.cpu();
    }

    Verdicts verdicts() {
        return reports.verdicts();
    }
}
