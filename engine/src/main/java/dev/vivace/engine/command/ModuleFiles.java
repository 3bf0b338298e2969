package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpecJson;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.SurefireReports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The files of one module: ours under the output directory, Surefire's where Surefire puts them, the history. */
final class ModuleFiles {

    private static final String HISTORY = ".vivace";

    private final LaunchSpec spec;
    private final Path out;

    ModuleFiles(LaunchSpec spec, Optional<Path> out) {
        this.spec = spec;
        this.out = out.orElse(spec.baseDirectory().resolve("target").resolve("vivace"));
    }

    /** Where the output of tests is kept. */
    Path output() {
        return out.resolve("output");
    }

    History history() {
        return History.open(spec.baseDirectory().resolve(HISTORY));
    }

    /** Writes how we understood the project, for people who wonder. */
    void writeLaunch() {
        try {
            Files.createDirectories(out);
            Files.writeString(out.resolve("launch.json"), LaunchSpecJson.write(spec));
        } catch (IOException e) {
            throw Problem.of("Cannot write to " + out + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    /** Writes everything that a finished suite leaves behind and tells where. */
    List<Path> write(SuiteResult result, History history, Consumer<String> warnings) {
        Path json = out.resolve("run.json");
        RunJson.write(json, List.of(result));
        SurefireReports.write(result, spec);
        history.record(result).ifPresent(warnings);
        return List.of(json, spec.reports().directory());
    }
}
