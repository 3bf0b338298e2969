package dev.vivace.engine.history;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What earlier runs of a module taught us. */
public final class History {

    private final HistoryFile file;
    private final List<HistoryLine> lines;

    private History(HistoryFile file, List<HistoryLine> lines) {
        this.file = file;
        this.lines = lines;
    }

    /**
     * Reads the history in a {@code .vivace} directory; empty where there is none yet.
     *
     * @throws Problem where it was written by a newer Vivace
     */
    public static History open(Path directory) {
        HistoryFile file = new HistoryFile(directory);
        return new History(file, file.read());
    }

    /** How long tests are expected to take. */
    public Durations expected() {
        return Durations.of(lines);
    }

    /** Test classes that did not share a JVM well. */
    public Set<String> needOwnJvm() {
        return HistoryLine.needOwnJvm(lines);
    }

    /**
     * Adds what a run teaches.
     *
     * @return a warning where it could not be written, which is no reason to fail
     */
    public Optional<String> record(SuiteResult result) {
        try {
            file.append(HistoryLine.durations(result));
            if (!result.taints().isEmpty()) {
                file.append(HistoryLine.taints(result));
            }
            return Optional.empty();
        } catch (IOException | Problem e) {
            return Optional.of("What this run taught is not remembered: " + e.getMessage());
        }
    }
}
