package dev.vivace.engine.shard;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.Digest;
import dev.vivace.engine.project.LaunchSpec;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the classes of a module, of its tests and of its siblings add up to. Compilers write the same class file for the
 * same source, wherever it lies; resources may have the time of a build in them, and so do jars, which count by name.
 */
final class CompiledCode {

    private final Digest digest = new Digest();

    private CompiledCode() {}

    static String of(LaunchSpec spec) {
        CompiledCode code = new CompiledCode();
        Stream.concat(spec.selection().testClasses().stream(), spec.jvm().classPath().stream())
                .distinct()
                .forEach(code::add);
        return code.digest.name();
    }

    private void add(Path place) {
        try {
            if (Files.isDirectory(place)) {
                addClasses(place);
            } else if (Files.exists(place)) {
                digest.add(place.getFileName().toString());
            }
        } catch (IOException | UncheckedIOException e) {
            throw Problem.of("Cannot read the classes in " + place + ".").detail(e.toString());
        }
    }

    private void addClasses(Path directory) throws IOException {
        for (String name : classes(directory)) {
            digest.add(name).add(Files.readAllBytes(directory.resolve(name)));
        }
    }

    private static List<String> classes(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(file -> directory.relativize(file).toString().replace(File.separatorChar, '/'))
                    .filter(name -> name.endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }
}
