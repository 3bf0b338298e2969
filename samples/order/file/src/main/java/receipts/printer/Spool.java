package receipts.printer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What waits for the printer, a file each. */
public final class Spool {

    private static final Path DIRECTORY = directory();

    private static Path directory() {
        try {
            Path directory = Files.createTempDirectory("spool");
            directory.toFile().deleteOnExit();
            return directory;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void add(String text) {
        try {
            Path file = DIRECTORY.resolve(waiting().size() + ".txt");
            file.toFile().deleteOnExit();
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public List<Path> waiting() {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void clear() {
        for (Path file : waiting()) {
            file.toFile().delete();
        }
    }
}
