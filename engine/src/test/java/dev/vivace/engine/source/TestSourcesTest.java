package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestSourcesTest {

    @TempDir
    private Path root;

    @Test
    void understandsATestWhoseClassPathHasPackagesOfTheJdk() throws IOException {
        Path library = root.resolve("library");
        makeClass(library.resolve("java/lang"));
        makeClass(library.resolve("org/w3c/dom"));
        Path sources = Files.createDirectories(root.resolve("sources"));
        Files.writeString(
                sources.resolve("ATest.java"),
                """
                import org.w3c.dom.Node;

                class ATest {
                    Node root;

                    void test() {}
                }
                """);

        TestSources.TestMethod method = new TestSources(
                        List.of(sources), UTF_8, List.of(library), Path.of(System.getProperty("java.home")))
                .method(TestId.parse("ATest#test"))
                .orElseThrow();
        assertThat(method.owner().binding().getDeclaredFields()[0].getType().getQualifiedName())
                .isEqualTo("org.w3c.dom.Node");
    }

    /** What is in it nobody reads: it is there. */
    private static void makeClass(Path directory) throws IOException {
        Files.createDirectories(directory);
        Files.createFile(directory.resolve("More.class"));
    }
}
