package dev.vivace.engine.report.terminal;

import java.io.PrintStream;
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

    /** A log file, a pipe, a CI server: plain lines. */
    public static Console plain(PrintStream out) {
        return new Console(out, false, false, false, () -> WIDTH_OF_LOGS);
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
