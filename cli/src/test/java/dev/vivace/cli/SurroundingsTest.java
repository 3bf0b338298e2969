package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.report.terminal.Console;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SurroundingsTest {

    @Test
    void drawsLiveOnATerminal() {
        Console console = surroundings(Map.of("TERM", "xterm"), true, false).console(false);

        assertThat(console.live()).isTrue();
        assertThat(console.color()).isTrue();
    }

    @Test
    void writesPlainLinesIntoAFile() {
        assertThat(surroundings(Map.of("TERM", "xterm"), false, false)
                        .console(false)
                        .live())
                .isFalse();
    }

    @Test
    void expectsNothingFromADumbTerminal() {
        assertThat(surroundings(Map.of("TERM", "dumb"), true, false)
                        .console(false)
                        .live())
                .isFalse();
        assertThat(surroundings(Map.of(), true, false).console(false).live()).isFalse();
    }

    @Test
    void leavesColorsOutWhereTheUserSaysSo() {
        Map<String, String> environment = Map.of("TERM", "xterm", "NO_COLOR", "1");

        assertThat(surroundings(environment, true, false).console(false).color())
                .isFalse();
        assertThat(surroundings(Map.of("TERM", "xterm"), true, false)
                        .console(true)
                        .color())
                .isFalse();
    }

    @Test
    void trustsOnlyModernConsolesOfWindows() {
        assertThat(surroundings(Map.of(), true, true).console(false).live()).isFalse();
        assertThat(surroundings(Map.of("WT_SESSION", "1"), true, true)
                        .console(false)
                        .live())
                .isTrue();
    }

    private static Surroundings surroundings(Map<String, String> environment, boolean terminal, boolean windows) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        return new Surroundings("vivace", nowhere, nowhere, environment, terminal, windows, Path.of(""));
    }
}
