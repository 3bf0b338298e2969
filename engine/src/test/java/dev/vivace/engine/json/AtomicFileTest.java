package dev.vivace.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

    @TempDir
    private Path directory;

    @Test
    void halvesOfCharactersAreReplaced() {
        Path file = directory.resolve("text.txt");

        AtomicFile.write(file, out -> out.write("a\ud800b"));

        assertThat(file).content().isEqualTo("a?b");
    }
}
