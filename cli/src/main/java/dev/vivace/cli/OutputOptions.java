package dev.vivace.cli;

import dev.vivace.engine.report.terminal.TerminalReport.Amount;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that say what is written and shown. */
final class OutputOptions {

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Another copy of run.json, detect.json, fix.json, boost.json or doctor.json.")
    Optional<Path> json = Optional.empty();

    @Option(names = "--out", paramLabel = "DIR", description = "Where our files go. Default: target/vivace.")
    Optional<Path> out = Optional.empty();

    @Option(names = "--quiet", description = "Show red tests, or findings, and the summary only.")
    boolean quiet;

    @Option(names = "--debug", description = "Show stack traces of problems, and how it works inside.")
    boolean debug;

    @Option(names = "--no-color", description = "No colours; so does the variable NO_COLOR.")
    boolean noColor;

    Amount amount() {
        if (quiet) {
            return Amount.QUIET;
        }
        return debug ? Amount.DETAILED : Amount.USUAL;
    }
}
