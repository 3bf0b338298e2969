package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Compiled classes, to be read rather than loaded.
 *
 * @param places directories and jars; the first that has a class counts
 */
public record ClassFiles(List<Path> places) {

    public ClassFiles {
        places = List.copyOf(places);
    }

    /** The content of a class file, by the binary name of the class. */
    public Optional<byte[]> find(String className) {
        String file = className.replace('.', '/') + ".class";
        return places.stream()
                .map(place -> content(place, file))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<byte[]> content(Path place, String file) {
        try {
            if (Files.isDirectory(place)) {
                Path found = place.resolve(file);
                return Files.isRegularFile(found) ? Optional.of(Files.readAllBytes(found)) : Optional.empty();
            }
            return Files.isRegularFile(place) ? contentOfJar(place, file) : Optional.empty();
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file + " in " + place + ": " + e.getMessage());
        }
    }

    private static Optional<byte[]> contentOfJar(Path jar, String file) throws IOException {
        try (JarFile content = new JarFile(jar.toFile())) {
            ZipEntry entry = content.getEntry(file);
            return entry == null
                    ? Optional.empty()
                    : Optional.of(content.getInputStream(entry).readAllBytes());
        }
    }
}
