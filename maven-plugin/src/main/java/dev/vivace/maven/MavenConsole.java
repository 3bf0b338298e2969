package dev.vivace.maven;

import dev.vivace.engine.report.terminal.Console;
import dev.vivace.engine.report.terminal.TerminalWidth;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.maven.execution.MavenExecutionRequest;

/** Where Maven's user looks: a terminal that we may draw on, or a log. */
final class MavenConsole {

    private static final Pattern LOG_FILE = Pattern.compile("\\s(-l|--log-file)\\b");

    private MavenConsole() {}

    static Console of(MavenExecutionRequest request) {
        return isForUs(request) && isTerminal() ? terminal(request) : Console.plain(System.out);
    }

    private static Console terminal(MavenExecutionRequest request) {
        Map<String, String> environment = System.getenv();
        boolean color =
                !request.getUserProperties().getProperty("style.color", "").equals("never");
        return Console.terminal(System.out, environment, color, new TerminalWidth(environment));
    }

    /** Whether nobody else writes at the same time, and the user did not ask for a log. */
    static boolean isForUs(MavenExecutionRequest request) {
        return request.isInteractiveMode() && request.getDegreeOfConcurrency() <= 1 && !isLogged();
    }

    /** Maven does not tell its plugins of {@code --log-file}. */
    private static boolean isLogged() {
        return LOG_FILE.matcher(System.getProperty("sun.java.command", "")).find();
    }

    /** Since Java 22 there is always a console, and a method that tells whether it is one. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException olderJava) {
            return true;
        }
    }
}
