package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A project that Maven builds. */
final class MavenBuild implements Project {

    private final MavenProjectReader reader;
    private final Path directory;
    private final MavenSettings settings;

    MavenBuild(MavenProjectReader reader, Path directory, MavenSettings settings) {
        this.reader = reader;
        this.directory = directory;
        this.settings = settings;
        if (!Files.isDirectory(directory)) {
            throw Problem.of((Files.exists(directory) ? "Not a directory: " : "No such directory: ") + directory)
                    .tryThis("the directory of a Maven project, or nothing for where you are");
        }
    }

    @Override
    public Tested test(Function<List<LaunchSpec>, RunOutcome> tests, Consumer<String> progress) {
        progress.accept("Maven: starting");
        if (settings.integrationTests()) {
            return testWhileMavenWaits(tests, progress);
        }
        List<LaunchSpec> modules = reader.read(directory, settings, progress);
        progress.accept("Looking for tests");
        return new Tested(modules, tests.apply(modules));
    }

    /** What integration tests need was started by Maven and lives as long as Maven waits for them. */
    private Tested testWhileMavenWaits(Function<List<LaunchSpec>, RunOutcome> tests, Consumer<String> progress) {
        List<RunOutcome> outcomes = Collections.synchronizedList(new ArrayList<>());
        List<LaunchSpec> modules = reader.readWhileMavenWaits(
                directory, settings, progress, module -> outcomes.add(tests.apply(List.of(module))));
        return new Tested(modules, together(outcomes));
    }

    private static RunOutcome together(List<RunOutcome> outcomes) {
        return new RunOutcome(
                outcomes.stream().flatMap(outcome -> outcome.modules().stream()).toList());
    }
}
