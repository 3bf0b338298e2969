package dev.vivace.cli;

import dev.vivace.engine.report.terminal.Console;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * What the process was started in: the one place that looks at streams, environment and system properties.
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

    private static final char FULL_BLOCK = '\u2588';

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
        if (!terminal || isDumb()) {
            return Console.plain(out);
        }
        boolean color = !noColor && environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean unicode = !windows && Charset.defaultCharset().newEncoder().canEncode(FULL_BLOCK);
        return new Console(out, true, color, unicode, new TerminalWidth(environment));
    }

    /** Whether control sequences would be shown rather than obeyed; old consoles of Windows do not tell. */
    private boolean isDumb() {
        String terminalType = environment.getOrDefault("TERM", "");
        return windows
                ? terminalType.isEmpty()
                        && !environment.containsKey("WT_SESSION")
                        && !environment.containsKey("ConEmuANSI")
                : terminalType.isEmpty() || terminalType.equals("dumb");
    }
}
