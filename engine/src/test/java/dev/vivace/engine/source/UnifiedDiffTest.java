package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class UnifiedDiffTest {

    @TempDir
    Path root;

    @Test
    void showsWhatChangesAmongThreeLinesOfContext() throws IOException {
        Change change = change("src/A.java", "1\n2\n3\n4\nold\n5\n6\n7\n8\n", UTF_8);

        assertThat(new String(UnifiedDiff.of(root, List.of(change)), UTF_8))
                .isEqualTo(
                        """
                --- a/src/A.java
                +++ b/src/A.java
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -old
                +new
                 5
                 6
                 7
                """);
    }

    @Test
    void saysWhereTheFinalLineEndIsMissing() throws IOException {
        Change change = change("A.java", "old", UTF_8);

        assertThat(new String(UnifiedDiff.of(root, List.of(change)), UTF_8))
                .endsWith(
                        """
                -old
                \\ No newline at end of file
                +new
                \\ No newline at end of file
                """);
    }

    @ParameterizedTest
    @MethodSource("peculiarFiles")
    void isAppliedByGit(String name, String text, Charset charset) throws IOException, InterruptedException {
        Change change = change(name, text, charset);
        byte[] patch = UnifiedDiff.of(root, List.of(change));

        assertThat(git(patch)).isEmpty();
        assertThat(root.resolve(name)).hasBinaryContent(change.after().bytes());
    }

    @Test
    void isAppliedByGitInADirectoryBelowTheRootOfItsWorkTree() throws IOException, InterruptedException {
        Path module = root.resolve("shop/cart");
        Change change = change("shop/cart/src/A.java", "old\n", UTF_8);
        assertThat(run(root, "git", "init", "--quiet")).isEmpty();
        Path patch = Files.write(root.resolve("changes.patch"), UnifiedDiff.of(module, List.of(change)));

        assertThat(run(module, "git", "apply", patch.toString())).isEmpty();

        assertThat(module.resolve("src/A.java")).hasContent("new");
    }

    static Stream<Arguments> peculiarFiles() {
        return Stream.of(
                arguments("src/test/java/A.java", "class A {\n\tint old;\n}\n", UTF_8),
                arguments("CrLf.java", "class A {\r\n\tint old;\r\n}\r\n", UTF_8),
                arguments("Mixed.java", "class A {\r\n\tint old;\n}\r\n", UTF_8),
                arguments("Marked.java", "\uFEFFclass A {int old;\n}\n", UTF_8),
                arguments("NoEnd.java", "class A {\n}\n// old", UTF_8),
                arguments("Latin.java", "// für\nint old;\n// für\n", ISO_8859_1),
                arguments("a b/Grün.java", "int old;\n", UTF_8));
    }

    @Test
    void holdsSeveralFilesButNoneThatStaysTheSame() throws IOException, InterruptedException {
        Change one = change("One.java", "old\n", UTF_8);
        Change two = change("Two.java", "old\n", UTF_8);
        byte[] patch = UnifiedDiff.of(root, List.of(one, new Change(one.before(), one.before()), two));

        assertThat(git(patch)).isEmpty();
        assertThat(root.resolve("One.java")).hasContent("new");
        assertThat(root.resolve("Two.java")).hasContent("new");
    }

    @Test
    void refusesAFileThatIsNotBelowTheRoot() throws IOException {
        Change change = change("A.java", "old\n", UTF_8);

        assertThatThrownBy(() -> UnifiedDiff.of(root.resolve("below"), List.of(change)))
                .isInstanceOf(Problem.class);
    }

    private Change change(String name, String text, Charset charset) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        SourceFile before = SourceFile.read(Files.write(file, text.getBytes(charset)), charset);
        int old = before.text().indexOf("old");
        return new Change(before, before.with(List.of(new Edit(old, old + 3, "new"))));
    }

    /** What git says when it applies the patch; nothing if all is well. */
    private String git(byte[] patch) throws IOException, InterruptedException {
        Path file = Files.write(root.resolve("changes.patch"), patch);
        return run(root, "git", "apply", "--whitespace=nowarn", file.toString());
    }

    private String run(Path directory, String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("GIT_CONFIG_GLOBAL", "/dev/null");
        builder.environment().put("GIT_CEILING_DIRECTORIES", root.getParent().toString());
        Process process =
                builder.directory(directory.toFile()).redirectErrorStream(true).start();
        String words = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() == 0 ? words : "git failed: " + words;
    }
}
