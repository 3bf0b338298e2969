package dev.vivace.engine.report;

import dev.vivace.engine.json.JsonFormat;
import java.nio.file.Path;

/**
 * {@code run.json}. Each module has its own; a reactor has one more at its root with the tests of all modules, whose
 * ids stay as they are and which name their module beside them.
 */
public final class RunJson {

    private static final JsonFormat<RunReport> FORMAT = JsonFormat.of("vivace-run", 1, RunReport.class);

    private RunJson() {}

    /** Writes the report of a module, or of all modules of a reactor. */
    public static void write(Path file, RunReport report) {
        FORMAT.write(file, report);
    }

    /** Reads a report back. */
    public static RunReport read(Path file) {
        return FORMAT.read(file);
    }
}
