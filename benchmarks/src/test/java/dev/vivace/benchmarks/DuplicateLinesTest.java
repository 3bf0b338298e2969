package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DuplicateLinesTest {

    @Test
    void countsLinesThatSayWhatAnotherSaysWhateverTheirIndentation() {
        List<String> source = List.of("a = 1;", "  a = 1;", "b = 2;", "    a = 1;");

        assertThat(DuplicateLines.of(source)).isEqualTo(new DuplicateLines(4, 2));
    }

    @Test
    void leavesOutWhatEveryClassHas() {
        List<String> source =
                List.of("package a;", "package a;", "import b;", "@Test", "@Test", "}", "}", "", " * text");

        assertThat(DuplicateLines.of(source)).isEqualTo(new DuplicateLines(0, 0));
    }
}
