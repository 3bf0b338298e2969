package dev.vivace.engine.report;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a module's part of a shard leaves behind for whoever puts the shards together.
 *
 * @param place of it all
 */
public record ShardDirectory(Path place) {

    /** Surefire's reports of this part alone; where Surefire has them there may be others. */
    public Path reports(String execution) {
        return place.resolve("reports").resolve(execution);
    }

    /** What the run taught. */
    public Path history() {
        return place.resolve("history");
    }

    /**
     * Removes what an earlier run left: its classes may be in another shard now.
     *
     * @param first whether this is the module's first execution, and what it taught is of an earlier run, too
     */
    public void clear(String execution, boolean first) {
        try {
            if (first) {
                Files.deleteIfExists(history().resolve("history.jsonl"));
            }
            clearReports(reports(execution));
        } catch (IOException e) {
            throw Problem.of("Cannot remove results of an earlier run from " + place + ".")
                    .detail(e.toString())
                    .tryThis("--out with another directory");
        }
    }

    private static void clearReports(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> old = Files.newDirectoryStream(directory, "*.{xml,txt}")) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    }
}
