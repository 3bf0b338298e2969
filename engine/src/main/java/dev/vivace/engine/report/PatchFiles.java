package dev.vivace.engine.report;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Patches of one command, numbered: they are applied in the sequence of their names. */
final class PatchFiles {

    private final Path directory;
    private final Path patches;
    private final String prefix;
    private int count;

    /**
     * In the place for patches below this directory.
     *
     * @param prefix of their names, so that commands leave each other's alone; may be empty
     */
    PatchFiles(Path directory, String prefix) {
        this.directory = directory;
        this.patches = directory.resolve("patches");
        this.prefix = prefix;
    }

    /** Removes what the same command left behind earlier. */
    void removeEarlier() throws IOException {
        if (Files.isDirectory(patches)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(patches, prefix + "[0-9][0-9][0-9]-*.patch")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Writes the next one. */
    Path add(String name, byte[] diff) {
        count++;
        String numbered = String.format(Locale.ROOT, "%s%03d-%s.patch", prefix, count, name);
        Path file = patches.resolve(numbered.replaceAll("[^\\w.-]", "_"));
        try {
            Files.createDirectories(patches);
            return Files.write(file, diff);
        } catch (IOException e) {
            throw Problem.of("Cannot write " + file + ": " + e).tryThis("--out with a directory that can be written");
        }
    }

    /** How a file beside the patches' directory names one of ours. */
    String relative(Path file) {
        return directory.relativize(file).toString().replace('\\', '/');
    }
}
