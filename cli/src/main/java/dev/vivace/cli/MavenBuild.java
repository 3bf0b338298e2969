package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

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
    public List<LaunchSpec> launch(Consumer<List<LaunchSpec>> work, Consumer<String> progress) {
        progress.accept("Maven: starting");
        if (settings.integrationTests()) {
            // What integration tests need was started by Maven and lives as long as Maven waits for them.
            return reader.readWhileMavenWaits(directory, settings, progress, module -> work.accept(List.of(module)));
        }
        List<LaunchSpec> modules = reader.read(directory, settings, progress);
        progress.accept("Looking for tests");
        work.accept(modules);
        return modules;
    }
}
