package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TextSinkTest {

    private final StringBuilder text = new StringBuilder();
    private final TextSink sink = new TextSink(text::append);

    @Test
    void putsACharacterTogetherThatCameInPieces() {
        for (byte piece : "ä€😀".getBytes(StandardCharsets.UTF_8)) {
            sink.write(piece);
        }
        sink.close();

        assertThat(text).hasToString("ä€😀");
    }

    @Test
    void replacesWhatIsNoText() {
        sink.write(new byte[] {'a', (byte) 0xFF, 'b'}, 0, 3);
        sink.close();

        assertThat(text).hasToString("a\uFFFDb");
    }

    @Test
    void replacesACharacterThatNeverBecameWhole() {
        sink.write(new byte[] {'a', (byte) 0xE2, (byte) 0x82}, 0, 3);
        assertThat(text).hasToString("a");

        sink.close();

        assertThat(text).hasToString("a\uFFFD");
    }

    @Test
    void takesWhatComesLate() {
        sink.write(new byte[] {'a', (byte) 0xE2}, 0, 2);
        sink.close();

        sink.write(new byte[] {'b'}, 0, 1);

        assertThat(text).hasToString("a\uFFFDb");
    }
}
