package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A temporary directory for what workers need to start. */
final class ScratchDirectory {

    private final Path path;

    private ScratchDirectory(Path path) {
        this.path = path;
    }

    static ScratchDirectory create() {
        try {
            return new ScratchDirectory(Files.createTempDirectory("vivace-"));
        } catch (IOException e) {
            throw Problem.of("Cannot create a temporary directory: " + e)
                    .tryThis("another one that can be written and has room, with TMPDIR or -Djava.io.tmpdir");
        }
    }

    Path path() {
        return path;
    }

    /** Puts a jar of ours into it; where there is no room for that, nothing is left behind. */
    Path with(EmbeddedJar jar) {
        try {
            return jar.copyTo(path);
        } catch (Problem noRoom) {
            delete();
            throw noRoom;
        }
    }

    /** Removes it; a file that is still in use, as can be on Windows, stays. */
    void delete() {
        deleteAll(path);
    }

    /** Removes a directory with all that is in it, as far as it can be removed. */
    static void deleteAll(Path directory) {
        if (!Files.isDirectory(directory)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(directory)) {
            List<Path> deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
            deepestFirst.forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot look into " + directory, e);
        }
    }
}
