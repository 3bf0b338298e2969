package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenExecutableTest {

    @TempDir
    Path directory;

    @Test
    void prefersTheWrapperOfADirectoryAround() throws IOException {
        Path wrapper = executable(directory.resolve("mvnw"));
        Files.createDirectory(directory.resolve(".mvn"));
        Path module = Files.createDirectories(directory.resolve("modules/cart"));

        assertThat(new MavenExecutable(Map.of(), false).find(module)).isEqualTo(wrapper);
    }

    @Test
    void takesTheMavenOfMavenHomeBeforeThatOfThePath() throws IOException {
        Path home = executable(directory.resolve("home/bin/mvn"));
        Path path = executable(directory.resolve("path/mvn"));
        Map<String, String> both = Map.of(
                "MAVEN_HOME",
                directory.resolve("home").toString(),
                "PATH",
                "/nowhere" + File.pathSeparator + path.getParent());

        assertThat(new MavenExecutable(both, false).find(directory)).isEqualTo(home);
        assertThat(new MavenExecutable(Map.of("PATH", both.get("PATH")), false).find(directory))
                .isEqualTo(path);
    }

    @Test
    void looksForScriptsOfWindowsThere() throws IOException {
        Path script = executable(directory.resolve("bin/mvn.cmd"));

        assertThat(new MavenExecutable(Map.of("MAVEN_HOME", directory.toString()), true).find(directory))
                .isEqualTo(script);
    }

    @Test
    void readsThePathAsWindowsWritesIt() throws IOException {
        Path script = executable(directory.resolve("bin/mvn.cmd"));
        Map<String, String> environment =
                Map.of("Path", "no\0path" + File.pathSeparator + '"' + script.getParent() + '"');

        assertThat(new MavenExecutable(environment, true).find(directory)).isEqualTo(script);
    }

    @Test
    void saysWhereItLooked() {
        assertThatThrownBy(() -> new MavenExecutable(Map.of(), false).find(directory))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("MAVEN_HOME");
    }

    private static Path executable(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.createFile(file);
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }
}
