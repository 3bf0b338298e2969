package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnsTest {

    @ParameterizedTest
    @CsvSource({"abc, 3", "世界, 4", "😀, 2", "e\u0301, 1"})
    void countsColumnsRatherThanCharacters(String text, int width) {
        assertThat(Columns.of(text)).isEqualTo(width);
    }

    @ParameterizedTest
    @CsvSource({"abcdef, 6, abcdef", "abcdef, 5, abc..", "世界世界, 6, 世界..", "abcdef, 2, .."})
    void cutsTheEnd(String text, int width, String expected) {
        assertThat(Columns.cutEnd(text, width)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"abcdef, 6, abcdef", "abcdef, 5, ..def", "世界世界, 7, ..世界", "abcdef, 2, .."})
    void cutsTheStart(String text, int width, String expected) {
        assertThat(Columns.cutStart(text, width)).isEqualTo(expected);
    }
}
