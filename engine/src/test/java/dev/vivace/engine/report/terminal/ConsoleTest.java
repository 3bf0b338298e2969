package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConsoleTest {

    @Test
    void drawsLiveOnATerminal() {
        assertThat(terminal(Map.of("TERM", "xterm"), false).live()).isTrue();
        assertThat(terminal(Map.of("TERM", "xterm"), false).color()).isTrue();
    }

    @Test
    void expectsNothingFromADumbTerminal() {
        assertThat(terminal(Map.of("TERM", "dumb"), false).live()).isFalse();
        assertThat(terminal(Map.of(), false).live()).isFalse();
    }

    @Test
    void leavesColorsOutWhereTheUserSaysSo() {
        assertThat(terminal(Map.of("TERM", "xterm", "NO_COLOR", "1"), false).color())
                .isFalse();
    }

    @Test
    void trustsOnlyModernConsolesOfWindows() {
        assertThat(terminal(Map.of(), true).live()).isFalse();
        assertThat(terminal(Map.of("WT_SESSION", "1"), true).live()).isTrue();
    }

    private static Console terminal(Map<String, String> environment, boolean windows) {
        return Console.terminal(new PrintStream(OutputStream.nullOutputStream()), environment, true, () -> 80, windows);
    }
}
