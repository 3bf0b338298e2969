package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.report.terminal.Console;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

class SurroundingsTest {

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void drawsLiveOnATerminal() {
        Console console = console(true, false);

        assertThat(console.live()).isTrue();
        assertThat(console.color()).isTrue();
    }

    @Test
    void writesPlainLinesIntoAFile() {
        assertThat(console(false, false).live()).isFalse();
    }

    @Test
    void leavesColorsOutWhereTheUserSaysSo() {
        assertThat(console(true, true).color()).isFalse();
    }

    private static Console console(boolean terminal, boolean noColor) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        return new Surroundings("vivace", nowhere, nowhere, Map.of("TERM", "xterm"), terminal, false, Path.of(""))
                .console(noColor);
    }
}
