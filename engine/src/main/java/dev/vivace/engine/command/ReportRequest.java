package dev.vivace.engine.command;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What {@code vivace report} is asked to do.
 *
 * @param project its directory, in which, and in whose modules, results are
 * @param out where the results are, if not in {@code target/vivace}
 * @param summary a file to which the summary is added, where somebody wants that
 */
public record ReportRequest(Path project, Optional<Path> out, Optional<Path> summary) {}
