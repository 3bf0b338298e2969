package dev.vivace.engine.source;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/**
 * The future content of a file, beside it, so that nobody ever reads half of it.
 *
 * @param place where the content is until then
 * @param file which it will replace; never a link, which would be lost
 */
record Draft(Path place, Path file) {

    static Draft of(Path path, byte[] content) throws IOException {
        Path file = path.toRealPath();
        Draft draft = new Draft(file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".tmp"), file);
        try {
            draft.write(content);
            return draft;
        } catch (IOException e) {
            draft.discard();
            throw e;
        }
    }

    private void write(byte[] content) throws IOException {
        if (!Files.isWritable(file)) {
            throw new IOException(file + " must not be written");
        }
        Files.write(place, content, StandardOpenOption.CREATE_NEW);
        if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(place, Files.getPosixFilePermissions(file));
        }
    }

    void publish() throws IOException {
        Files.move(place, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Does nothing after {@link #publish}. */
    void discard() {
        try {
            Files.deleteIfExists(place);
        } catch (IOException e) {
            place.toFile().deleteOnExit(); // the reason to discard it says more than this one
        }
    }
}
