package dev.vivace.engine.report.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntSupplier;

/** How many columns the terminal has: asked at the first use and after the window was resized. */
public final class TerminalWidth implements IntSupplier {

    private static final int USUAL = 80;

    private final Map<String, String> environment;
    private final AtomicBoolean stale = new AtomicBoolean(true);
    private int width = USUAL;

    /** The width of the terminal that these variables belong to. */
    public TerminalWidth(Map<String, String> environment) {
        this.environment = environment;
    }

    /** The window may have another size now. */
    public void resized() {
        stale.set(true);
    }

    @Override
    public int getAsInt() {
        if (stale.getAndSet(false)) {
            width = sttyColumns()
                    .or(() -> number(environment.getOrDefault("COLUMNS", "")))
                    .orElse(USUAL);
        }
        return width;
    }

    /** {@code stty size} prints rows and columns; where there is no such program, there is no answer. */
    private static Optional<Integer> sttyColumns() {
        File terminal = new File("/dev/tty");
        if (!terminal.canRead()) {
            return Optional.empty();
        }
        try {
            Process stty = new ProcessBuilder("stty", "size")
                    .redirectInput(terminal)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String answer = new String(stty.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
            return number(answer.substring(answer.indexOf(' ') + 1));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<Integer> number(String text) {
        return text.matches("[1-9]\\d{0,4}") ? Optional.of(Integer.valueOf(text)) : Optional.empty();
    }
}
