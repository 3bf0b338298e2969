package dev.vivace.engine.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureTest {

    @Test
    void saysItsTypeAndTheFirstLineOfItsMessage() {
        assertThat(failure("expected: <1>\n but was: <2>").inOneLine()).isEqualTo("a.Wrong: expected: <1>");
    }

    @Test
    void saysMoreOfAMessageThatBeginsWithAnEmptyLine() {
        assertThat(failure("\nExpecting:\n  <\"\">\nto contain:\n  <\"cart\">\n\nand more")
                        .inOneLine())
                .isEqualTo("a.Wrong: Expecting: <\"\"> to contain: <\"cart\">");
    }

    @Test
    void cutsWhatIsVeryLong() {
        assertThat(failure("😀".repeat(1000)).inOneLine()).isEqualTo("a.Wrong: " + "😀".repeat(291) + "…");
        assertThat(failure("😀".repeat(291)).inOneLine()).isEqualTo("a.Wrong: " + "😀".repeat(291));
        assertThat(failure("\n" + "x".repeat(1000)).inOneLine()).isEqualTo("a.Wrong: " + "x".repeat(291) + "…");
    }

    @Test
    void saysItsTypeAloneWithoutAMessage() {
        assertThat(new Failure("a.Wrong", Optional.empty(), "").inOneLine()).isEqualTo("a.Wrong");
    }

    private static Failure failure(String message) {
        return new Failure("a.Wrong", Optional.of(message), "");
    }
}
