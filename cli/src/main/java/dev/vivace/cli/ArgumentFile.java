package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Arguments in a file, for class paths that nobody wants to read or copy. */
final class ArgumentFile {

    private ArgumentFile() {}

    /** Writes the words and answers the one word that stands for them on a command line. */
    static String write(Path file, List<String> words) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, words.stream().map(ArgumentFile::quoted).toList());
            return "@" + file;
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    private static String quoted(String word) {
        return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
