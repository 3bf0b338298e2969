package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SafeTextTest {

    @Test
    void showsControlCharactersInsteadOfObeyingThem() {
        assertThat(SafeText.line("a\u001b[2Jb\u0007c\u009bd")).isEqualTo("a\\u001b[2Jb\\u0007c\\u009bd");
    }

    @Test
    void showsWhatTurnsTheDirectionOfWriting() {
        assertThat(SafeText.line("user\u202etxt.exe")).isEqualTo("user\\u202etxt.exe");
    }

    @Test
    void keepsLettersOfAllLanguagesAndEmoji() {
        assertThat(SafeText.line("größer 世界 😀")).isEqualTo("größer 世界 😀");
    }

    @Test
    void putsSeveralLinesIntoOne() {
        assertThat(SafeText.line("a\nb\tc")).isEqualTo("a b c");
    }

    @Test
    void cutsWhatIsTooLongAndSaysSo() {
        assertThat(SafeText.line("x".repeat(10_000))).hasSizeLessThan(600).endsWith("(10000 characters)");
    }

    @Test
    void givesTheFirstLinesOfMuchText() {
        assertThat(SafeText.firstLines("a\nb\nc\nd", 2)).containsExactly("a", "b", "... (3 more characters)");
    }

    @Test
    void givesAllLinesOfLittleText() {
        assertThat(SafeText.firstLines("a\r\nb\n", 5)).containsExactly("a ", "b");
    }
}
