package dev.vivace.cli;

import dev.vivace.engine.report.terminal.Console;
import dev.vivace.engine.report.terminal.TerminalWidth;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * What the process was started in: streams, environment, and what the scripts that start us say. Only names and versions of
 * system and Java are asked for elsewhere.
 *
 * @param program how the user called us, to show in commands to copy
 * @param out for what was asked for
 * @param err for problems
 * @param environment variables
 * @param terminal whether standard output is a terminal
 * @param windows whether this is Windows
 * @param directory where the user stands
 */
record Surroundings(
        String program,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        boolean terminal,
        boolean windows,
        Path directory) {

    static Surroundings ofThisProcess() {
        return new Surroundings(
                System.getProperty("vivace.program", "vivace"),
                System.out,
                System.err,
                System.getenv(),
                isTerminal(),
                System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows"),
                Path.of("").toAbsolutePath());
    }

    /** The script that starts us knows; without it, a JVM has a console where both input and output are one. */
    @SuppressWarnings("SystemConsoleNull") // where it is never null, the scripts tell, or ask for the one that may be
    private static boolean isTerminal() {
        String known = System.getProperty("vivace.terminal");
        return known == null ? System.console() != null : Boolean.parseBoolean(known);
    }

    /** The console as it is, without colours if the user says so. */
    Console console(boolean noColor) {
        if (!terminal) {
            return Console.plain(out);
        }
        TerminalWidth width = new TerminalWidth(environment);
        Signals.handle("WINCH", width::resized);
        return Console.terminal(out, environment, !noColor, width);
    }
}
