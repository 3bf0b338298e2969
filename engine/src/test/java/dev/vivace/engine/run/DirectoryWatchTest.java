package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectoryWatchTest {

    @TempDir
    Path root;

    private DirectoryWatch watch;

    @BeforeEach
    void lookAtAProject() throws IOException {
        Files.createDirectories(root.resolve("data/deep"));
        Files.createDirectories(root.resolve("ignored"));
        Files.writeString(root.resolve("data/known.txt"), "known");
        watch = DirectoryWatch.of(root, root.resolve("ignored")::equals).orElseThrow();
    }

    @Test
    void tellsNothingOfWhatWasThereBefore() {
        assertThat(watch.added()).isEmpty();
        assertThat(watch.changed()).isEmpty();
    }

    @Test
    void tellsOfFilesAtAnyDepth() throws IOException {
        Files.writeString(root.resolve("data/deep/new.db"), "");
        Files.writeString(root.resolve("new.txt"), "");

        assertThat(watch.added()).containsExactly(root.resolve("data/deep/new.db"), root.resolve("new.txt"));
    }

    @Test
    void tellsOfANewDirectoryAsAWhole() throws IOException {
        Files.createDirectories(root.resolve("made/by/tests"));

        assertThat(watch.added()).containsExactly(root.resolve("made"));
    }

    @Test
    void tellsOfAFileAgainThatComesBackAtOnce() throws IOException {
        Path file = root.resolve("again.txt");
        Files.writeString(file, "");
        assertThat(watch.added()).containsExactly(file);
        Files.delete(file);
        Files.writeString(file, "");

        assertThat(watch.added()).containsExactly(file);
    }

    @Test
    void tellsNothingOfWhatIsIgnored() throws IOException {
        Files.writeString(root.resolve("ignored/new.txt"), "");

        assertThat(watch.added()).isEmpty();
    }

    @Test
    void tellsOfFilesThatLookDifferentOrAreGone() throws IOException {
        Files.writeString(root.resolve("data/known.txt"), "longer than before");

        assertThat(watch.changed()).containsExactly(root.resolve("data/known.txt"));
        Files.delete(root.resolve("data/known.txt"));
        assertThat(watch.changed()).containsExactly(root.resolve("data/known.txt"));
    }
}
