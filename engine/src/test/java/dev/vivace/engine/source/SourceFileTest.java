package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceFileTest {

    private static final String CART =
            """
            class CartTest {
            \tint items;
            }
            """;

    @TempDir
    Path directory;

    @Test
    void changesNothingButWhatIsEdited() throws IOException {
        SourceFile file = file(CART, UTF_8);

        assertThat(file.with(List.of(replace(file, "items", "count"))).text())
                .isEqualTo(
                        """
                class CartTest {
                \tint count;
                }
                """);
    }

    @Test
    void isTheSameWithoutEdits() throws IOException {
        assertThat(file(CART, UTF_8).with(List.of()).text()).isEqualTo(CART);
    }

    @Test
    void insertsLinesWithTheLineEndsOfTheFile() throws IOException {
        SourceFile file = file("class A {\r\n}\r\n", UTF_8);

        assertThat(file.with(List.of(Edit.insert(11, "\tint a;\n\tint b;\r\n"))).text())
                .isEqualTo("class A {\r\n\tint a;\r\n\tint b;\r\n}\r\n");
    }

    @Test
    void insertsLinesWithTheMoreFrequentLineEnd() throws IOException {
        SourceFile file = file("one\r\ntwo\nthree\n", UTF_8);

        assertThat(file.with(List.of(Edit.insert(0, "zero\n"))).text()).isEqualTo("zero\none\r\ntwo\nthree\n");
    }

    @Test
    void keepsAByteOrderMarkOutOfTheTextAndInTheBytes() throws IOException {
        SourceFile file = file("\uFEFFclass A {}", UTF_8);

        assertThat(file.text()).isEqualTo("class A {}");
        assertThat(file.with(List.of(Edit.insert(0, "final "))).bytes())
                .isEqualTo("\uFEFFfinal class A {}".getBytes(UTF_8));
    }

    @Test
    void keepsTheEncoding() throws IOException {
        SourceFile file = file("// für A\nclass A {}", ISO_8859_1);

        assertThat(file.with(List.of(replace(file, "A {", "Bär {"))).bytes())
                .isEqualTo("// für A\nclass Bär {}".getBytes(ISO_8859_1));
    }

    @Test
    void keepsTheSequenceOfInsertionsAtOnePlace() throws IOException {
        SourceFile file = file("c", UTF_8);

        assertThat(file.with(List.of(new Edit(0, 1, "C"), Edit.insert(0, "a"), Edit.insert(0, "b")))
                        .text())
                .isEqualTo("abC");
    }

    @Test
    void refusesEditsThatOverlap() throws IOException {
        SourceFile file = file(CART, UTF_8);
        List<Edit> edits = List.of(new Edit(0, 5, ""), new Edit(4, 6, ""));

        assertThatThrownBy(() -> file.with(edits)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesEditsBehindTheEnd() throws IOException {
        SourceFile file = file("class A {}", UTF_8);
        List<Edit> edits = List.of(Edit.insert(11, "x"));

        assertThatThrownBy(() -> file.with(edits)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesAFileInAnotherEncoding() {
        assertThatThrownBy(() -> SourceFile.read(written("// für A".getBytes(ISO_8859_1)), UTF_8))
                .isInstanceOf(Problem.class)
                .hasMessageEndingWith("A.java is not in UTF-8, the encoding of the project's sources.");
    }

    @Test
    void refusesAFileThatIsNotThere() {
        assertThatThrownBy(() -> SourceFile.read(directory.resolve("None.java"), UTF_8))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith("Cannot read ");
    }

    @Test
    void refusesToWriteWhatTheEncodingLacks() throws IOException {
        SourceFile changed = file("class A {}", ISO_8859_1).with(List.of(Edit.insert(0, "// ł\n")));

        assertThatThrownBy(changed::bytes)
                .isInstanceOf(Problem.class)
                .hasMessageEndingWith("would need 'ł', which ISO-8859-1 does not have.");
    }

    private static Edit replace(SourceFile file, String part, String replacement) {
        int start = file.text().indexOf(part);
        return new Edit(start, start + part.length(), replacement);
    }

    private SourceFile file(String text, Charset charset) throws IOException {
        return SourceFile.read(written(text.getBytes(charset)), charset);
    }

    private Path written(byte[] bytes) throws IOException {
        return Files.write(directory.resolve("A.java"), bytes);
    }
}
