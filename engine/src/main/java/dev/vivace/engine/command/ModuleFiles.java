package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Lessons;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpecJson;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardDirectory;
import dev.vivace.engine.report.SurefireReports;
import dev.vivace.engine.run.WorkerPool;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The files of one module: ours under the output directory, Surefire's where Surefire puts them, the history. */
final class ModuleFiles {

    static final String HISTORY = ".vivace";
    private static final String RUN_JSON = "run.json";

    private final LaunchSpec spec;
    private final Path out;

    /** Where several modules share an output directory, each gets a place of its own in it. */
    ModuleFiles(LaunchSpec spec, boolean onlyModule, Optional<Path> out) {
        this.spec = spec;
        this.out = out.map(directory -> onlyModule ? directory : directory.resolve(artifactId(spec)))
                .orElse(defaultOut(spec.baseDirectory()));
    }

    /** The file with the results of several modules: in the directory that holds all of them. */
    static Path together(Collection<Path> modules, Optional<Path> out) {
        Path root = modules.stream().reduce(ModuleFiles::commonParent).orElseThrow();
        return out.orElse(defaultOut(root)).resolve(RUN_JSON);
    }

    private static Path commonParent(Path one, Path other) {
        return other.startsWith(one) ? one : commonParent(one.getParent(), other);
    }

    /** {@code target/vivace} of a module or reactor. */
    static Path defaultOut(Path directory) {
        return directory.resolve("target").resolve("vivace");
    }

    private static String artifactId(LaunchSpec spec) {
        return spec.module().substring(spec.module().lastIndexOf(':') + 1);
    }

    /** Where the output of the tests of this execution is kept. */
    Path output() {
        return out.resolve("output").resolve(spec.execution());
    }

    History history() {
        return History.open(historyDirectory())
                .ofExecution(Selected.by(spec).name())
                .ofAgent(WorkerPool.agent());
    }

    Path historyDirectory() {
        return spec.baseDirectory().resolve(HISTORY);
    }

    /** Writes how we understood the project, for people who wonder; the first execution has the plain name. */
    void writeLaunch(boolean first) {
        try {
            Files.createDirectories(out);
            if (first) {
                removeLaunches();
            }
            Files.writeString(
                    out.resolve(first ? "launch.json" : "launch-" + spec.execution() + ".json"),
                    LaunchSpecJson.write(spec));
        } catch (IOException e) {
            throw Problem.of("Cannot write to " + out + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    /** Those of executions that the pom may no longer have. */
    private void removeLaunches() throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(out, "launch-*.json")) {
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }

    /**
     * Writes everything that a finished suite leaves behind and tells where.
     *
     * @param report of all suites of the module so far
     * @param result of the last of them
     */
    List<Path> write(
            RunReport report, SuiteResult result, History history, Lessons lessons, Consumer<String> warnings) {
        RunJson.write(json(), report);
        SurefireReports.write(result, spec);
        history.record(result, lessons).ifPresent(warnings);
        return List.of(json(), spec.reports().directory());
    }

    /** Removes results of an earlier run: a shard that does not come to its end must not seem to have. */
    void clearShard(boolean first) {
        if (first) {
            remove(json());
        }
        shard().clear(spec.execution(), first);
    }

    /** The same for the file with the results of several modules. */
    static void clearTogether(Path out) {
        remove(out.resolve(RUN_JSON));
    }

    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw Problem.of("Cannot remove " + file + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    /**
     * The same as {@link #write} for a shard. The history stays as it was, or the next shard would find another split;
     * what the run taught travels with its results.
     */
    List<Path> writeShard(
            RunReport report, SuiteResult result, History history, Lessons lessons, Consumer<String> warnings) {
        RunJson.write(json(), report);
        SurefireReports.write(result, spec);
        SurefireReports.write(result, spec.withReportsIn(shard().reports(spec.execution())));
        history.writtenTo(shard().history()).record(result, lessons).ifPresent(warnings);
        return List.of(json(), spec.reports().directory());
    }

    /** Where all of ours is. */
    Path out() {
        return out;
    }

    Path json() {
        return json(out);
    }

    /** The file with the results in a directory of ours. */
    static Path json(Path directory) {
        return directory.resolve(RUN_JSON);
    }

    private ShardDirectory shard() {
        return new ShardDirectory(out);
    }
}
