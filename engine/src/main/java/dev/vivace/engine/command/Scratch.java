package dev.vivace.engine.command;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A directory for what is only needed meanwhile. */
record Scratch(Path path) implements AutoCloseable {

    /** An empty one: what an earlier command left there because it was killed is removed. */
    static Scratch in(Path directory) {
        Scratch scratch = new Scratch(directory);
        scratch.close();
        return scratch;
    }

    @Override
    public void close() {
        if (!Files.exists(path)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw Problem.of("Cannot remove " + path + ": " + e).tryThis("--out with a directory that can be written");
        }
    }
}
