package dev.vivace.engine.report;

import dev.vivace.engine.json.JsonFormat;
import dev.vivace.engine.model.StoryPlan;
import java.nio.file.Path;
import java.util.Optional;

/** What the commands on stories print, as data. */
public final class StoryFiles {

    private static final JsonFormat<StoryPlan> GRAPH = JsonFormat.of("vivace-stories-graph", 1, StoryPlan.class);

    private final Path directory;
    private final Optional<Path> copy;

    /**
     * Files in this directory.
     *
     * @param copy where another copy shall be
     */
    public StoryFiles(Path directory, Optional<Path> copy) {
        this.directory = directory;
        this.copy = copy;
    }

    /** Writes {@code stories-graph.json} and answers where it is. */
    public Path write(StoryPlan plan) {
        return write("stories-graph.json", GRAPH, plan);
    }

    /** Reads it back. */
    public static StoryPlan readPlan(Path file) {
        return GRAPH.read(file);
    }

    private <T extends Record> Path write(String name, JsonFormat<T> format, T value) {
        Path file = directory.resolve(name);
        format.write(file, value);
        copy.ifPresent(other -> format.write(other, value));
        return file;
    }
}
