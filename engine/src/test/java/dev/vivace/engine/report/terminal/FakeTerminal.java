package dev.vivace.engine.report.terminal;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands the few control sequences that a live display may use, and knows what is on the screen. */
final class FakeTerminal {

    private static final Pattern TOKEN =
            Pattern.compile("\u001b\\[(?<number>[0-9;]*)(?<command>[A-Za-z])|\r|\n|[^\u001b\r\n]+", Pattern.DOTALL);

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final boolean live;
    private int width;

    private FakeTerminal(boolean live, int width) {
        this.live = live;
        this.width = width;
    }

    static FakeTerminal live(int width) {
        return new FakeTerminal(true, width);
    }

    static FakeTerminal plain() {
        return new FakeTerminal(false, 80);
    }

    Console console() {
        return console(false);
    }

    Console console(boolean color) {
        return new Console(new PrintStream(bytes, true, StandardCharsets.UTF_8), live, color, false, () -> width);
    }

    void resize(int columns) {
        width = columns;
    }

    /** Everything that was ever written. */
    String written() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The lines that are on the screen now. */
    List<String> screen() {
        List<StringBuilder> lines = new ArrayList<>(List.of(new StringBuilder()));
        int row = 0;
        Matcher matcher = TOKEN.matcher(written());
        while (matcher.find()) {
            String token = matcher.group();
            if (token.equals("\n")) {
                row++;
                if (row == lines.size()) {
                    lines.add(new StringBuilder());
                }
            } else if (token.startsWith("\u001b") && "A".equals(matcher.group("command"))) {
                row -= Integer.parseInt(matcher.group("number"));
            } else if (token.startsWith("\u001b") && "J".equals(matcher.group("command"))) {
                lines.subList(row + 1, lines.size()).clear();
                lines.get(row).setLength(0);
            } else if (!token.startsWith("\u001b") && !token.equals("\r")) {
                lines.get(row).append(token);
            }
        }
        return lines.stream().map(StringBuilder::toString).toList();
    }
}
