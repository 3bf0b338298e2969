package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellTextTest {

    @Test
    void leavesSimpleWordsAlone() {
        assertThat(ShellText.quoted("samples/bank", false)).isEqualTo("samples/bank");
    }

    @Test
    void quotesWhatAShellWouldChange() {
        assertThat(ShellText.quoted("a.A$B#c(int)[1]", false)).isEqualTo("'a.A$B#c(int)[1]'");
        assertThat(ShellText.quoted("it's", false)).isEqualTo("'it'\\''s'");
    }

    @Test
    void quotesForWindows() {
        assertThat(ShellText.quoted("a.A#c d", true)).isEqualTo("\"a.A#c d\"");
    }
}
