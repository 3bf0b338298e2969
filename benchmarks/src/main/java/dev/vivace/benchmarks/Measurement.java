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
 * @param cpu how long processors worked for it; zero where that is not known
 * @param reports what the XML reports say
 * @param runJson what Vivace's own record says
 * @param boundaries between classes, where a JVM forgot
 */
record Measurement(
        Duration wall,
        Optional<Duration> testPhase,
        Duration cpu,
        SurefireReports reports,
        Optional<RunJson> runJson,
        Boundaries boundaries) {

    private static final String REPORTS = "target/surefire-reports";

    static Measurement of(Contender contender, SubjectProject project, int repetition) {
        String name = contender.name() + "-" + repetition;
        Path directory = project.directory();
        try {
            Directories.delete(directory.resolve(REPORTS));
            Command command = new Command(directory, contender.words(directory));
            Command.Finished finished = command.run(project.log(name)).expect(0, 1);
            return collect(contender, finished, directory, project.log(name).resolveSibling(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Measurement collect(Contender contender, Command.Finished finished, Path project, Path kept)
            throws IOException {
        if (!Files.isDirectory(project.resolve(REPORTS))) {
            throw new ComparisonFailure(contender.name() + " wrote no reports; see " + finished.log());
        }
        Directories.delete(kept);
        Files.move(project.resolve(REPORTS), kept);
        return new Measurement(
                finished.wall(),
                contender.testPhase(finished),
                finished.cpu(),
                SurefireReports.read(kept),
                contender.runJson(project).map(RunJson::read),
                Boundaries.read(finished.log()));
    }

    Verdicts verdicts() {
        return reports.verdicts();
    }
}
