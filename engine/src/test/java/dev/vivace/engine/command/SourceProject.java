package dev.vivace.engine.command;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Sources;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A copy of one of our projects, whose sources a command may change.
 *
 * @param sources where they are
 * @param launch how its tests run
 */
record SourceProject(Path sources, LaunchSpec launch) {

    static SourceProject copy(String name, Path directory) throws IOException {
        Path sources = directory.resolve("sources");
        copyFiles(Path.of("src", "test", "projects", name), sources);
        LaunchSpec compiled =
                CompiledProject.of(sources, directory.resolve("project")).spec();
        return new SourceProject(
                sources, Launches.alphabetical(compiled).withSources(new Sources(List.of(sources), UTF_8, directory)));
    }

    private static void copyFiles(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }
}
