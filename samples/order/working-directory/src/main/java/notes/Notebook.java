package notes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Notes in a file of the working directory, a line each. */
final class Notebook {

    private final Path file = Path.of("notes.txt");

    void note(String line) throws IOException {
        Files.write(file, List.of(line), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    List<String> notes() throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    void shred() throws IOException {
        Files.deleteIfExists(file);
    }
}
