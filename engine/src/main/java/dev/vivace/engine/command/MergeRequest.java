package dev.vivace.engine.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code vivace merge} is asked to do.
 *
 * @param places directories of shards, or some that hold them
 * @param out where the result goes
 * @param json a copy of {@code run.json}
 * @param project to whose history is added what the shards learnt
 */
public record MergeRequest(List<Path> places, Path out, Optional<Path> json, Optional<Path> project) {

    /** Where the result goes if nobody says otherwise. */
    public static final Path DEFAULT_OUT = Path.of("target", "vivace-merged");

    public MergeRequest {
        places = List.copyOf(places);
    }
}
