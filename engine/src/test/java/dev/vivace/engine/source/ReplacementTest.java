package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementTest {

    @TempDir
    Path directory;

    private Path one;
    private Path two;

    @BeforeEach
    void writeFiles() throws IOException {
        one = Files.writeString(directory.resolve("One.java"), "class One {}\r\n");
        two = Files.writeString(directory.resolve("Two.java"), "class Two {}");
    }

    @Test
    void writesAllFiles() {
        Replacement.write(List.of(change(one, "final "), change(two, "public ")));

        assertThat(one).hasBinaryContent("final class One {}\r\n".getBytes(ISO_8859_1));
        assertThat(two).hasBinaryContent("public class Two {}".getBytes(ISO_8859_1));
        assertThat(namesOfFiles()).containsExactly("One.java", "Two.java");
    }

    @Test
    void keepsPermissions() throws IOException {
        Files.setPosixFilePermissions(one, PosixFilePermissions.fromString("rwxr-x---"));

        Replacement.write(List.of(change(one, "final ")));

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(one)))
                .isEqualTo("rwxr-x---");
    }

    @Test
    void writesThroughLinks() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("Link.java"), one);

        Replacement.write(List.of(change(link, "final ")));

        assertThat(link).isSymbolicLink();
        assertThat(one).content().startsWith("final class");
    }

    @Test
    void writesNothingIfAFileIsNoLongerWhatWasRead() throws IOException {
        List<Change> changes = List.of(change(one, "final "), change(two, "final "));
        Files.writeString(two, "class Two { int mine; }");

        assertThatThrownBy(() -> Replacement.write(changes))
                .isInstanceOf(Problem.class)
                .hasMessage(two + " was changed since Vivace read it; nothing was written.");
        assertThat(one).hasContent("class One {}");
        assertThat(two).hasContent("class Two { int mine; }");
        assertThat(namesOfFiles()).containsExactly("One.java", "Two.java");
    }

    @Test
    void writesNothingIfACharacterCannotBeEncoded() {
        List<Change> changes = List.of(change(one, "final "), change(two, "/* ł */"));

        assertThatThrownBy(() -> Replacement.write(changes)).isInstanceOf(Problem.class);
        assertThat(one).hasContent("class One {}");
        assertThat(namesOfFiles()).containsExactly("One.java", "Two.java");
    }

    @Test
    void putsBackWhatIsWrittenWhenAnotherFileCannotBe() throws IOException {
        List<Change> changes = List.of(change(one, "final "), change(two, "final "));
        Draft first = Draft.of(one, changes.get(0).after().bytes());
        Draft lost = Draft.of(two, changes.get(1).after().bytes());
        lost.discard();

        assertThatThrownBy(() -> Replacement.publish(changes, List.of(first, lost)))
                .isInstanceOf(IOException.class);
        assertThat(one).hasBinaryContent("class One {}\r\n".getBytes(ISO_8859_1));
        assertThat(two).hasContent("class Two {}");
        assertThat(namesOfFiles()).containsExactly("One.java", "Two.java");
    }

    private static Change change(Path file, String insertion) {
        SourceFile before = SourceFile.read(file, ISO_8859_1);
        return new Change(before, before.with(List.of(Edit.insert(0, insertion))));
    }

    private List<String> namesOfFiles() {
        return Stream.of(directory.toFile().list()).sorted().toList();
    }
}
