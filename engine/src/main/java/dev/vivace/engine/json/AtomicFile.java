package dev.vivace.engine.json;

import dev.vivace.engine.model.Problem;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Writes a file beside its place and moves it there, so that nobody ever reads half of it. */
public final class AtomicFile {

    private AtomicFile() {}

    /** Writes or replaces the file, creating its directory. */
    public static void write(Path file, Content content) {
        try {
            replace(file.toAbsolutePath(), content);
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ".").detail(e.toString());
        }
    }

    /** The same for callers to whom a failure is no {@link Problem}. */
    public static void replace(Path file, Content content) throws IOException {
        Files.createDirectories(file.getParent());
        Path draft = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp");
        try {
            // Unlike the writers of Files, this one replaces halves of characters, which messages of tests may have.
            try (Writer writer = new BufferedWriter(new OutputStreamWriter(
                    Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW), StandardCharsets.UTF_8))) {
                content.writeTo(writer);
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    /** What is written. */
    @FunctionalInterface
    public interface Content {
        /** Writes everything to a buffered writer, which is closed afterwards. */
        void writeTo(Writer writer) throws IOException;
    }
}
