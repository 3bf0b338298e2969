package dev.vivace.engine.report.terminal;

import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntSupplier;

/**
 * Where text for people goes.
 *
 * @param out written to in whole pieces
 * @param live whether lines already written can be drawn again
 * @param color whether it shows colours
 * @param unicode whether it can show more than ASCII
 * @param width columns, asked again before each drawing because people resize windows
 */
public record Console(PrintStream out, boolean live, boolean color, boolean unicode, IntSupplier width) {

    private static final int WIDTH_OF_LOGS = 120;
    private static final char FULL_BLOCK = '\u2588';

    /** A log file, a pipe, a CI server: plain lines. */
    public static Console plain(PrintStream out) {
        return new Console(out, false, false, false, () -> WIDTH_OF_LOGS);
    }

    /** A terminal, used as far as its type allows. */
    public static Console terminal(PrintStream out, Map<String, String> environment, boolean color, IntSupplier width) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        return terminal(out, environment, color, width, windows);
    }

    static Console terminal(
            PrintStream out, Map<String, String> environment, boolean color, IntSupplier width, boolean windows) {
        if (isDumb(environment, windows)) {
            return plain(out);
        }
        boolean colorful = color && environment.getOrDefault("NO_COLOR", "").isEmpty();
        boolean unicode = !windows && Charset.defaultCharset().newEncoder().canEncode(FULL_BLOCK);
        return new Console(out, true, colorful, unicode, width);
    }

    /** Whether control sequences would be shown rather than obeyed; old consoles of Windows do not tell. */
    private static boolean isDumb(Map<String, String> environment, boolean windows) {
        String type = environment.getOrDefault("TERM", "");
        return windows
                ? type.isEmpty() && !environment.containsKey("WT_SESSION") && !environment.containsKey("ConEmuANSI")
                : type.isEmpty() || type.equals("dumb");
    }

    Style style() {
        return Style.of(color);
    }

    void print(String text) {
        out.print(text);
        out.flush();
    }

    void line(String text) {
        print(text + System.lineSeparator());
    }
}
