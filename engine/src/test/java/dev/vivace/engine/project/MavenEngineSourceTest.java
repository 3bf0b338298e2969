package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenEngineSourceTest {

    private static final Map<String, String> JUNIT_4 = Map.of("junit:junit", "4.13.2");

    @TempDir
    Path directory;

    @Test
    void namesTheMissingJarsWhereThereIsNoMaven() {
        assertThatThrownBy(this::engines)
                .asInstanceOf(InstanceOfAssertFactories.type(Problem.class))
                .extracting(Problem::text, InstanceOfAssertFactories.STRING)
                .contains("--classpath", "org.junit.platform:junit-platform-launcher:", "junit-vintage-engine:");
    }

    @Test
    void asksMavenOnlyOnce() throws IOException {
        assertThatThrownBy(this::engines).isInstanceOf(Problem.class);
        Path engine = Files.createFile(directory.resolve("engine.jar"));
        Files.writeString(directory.resolve("engines.txt"), engine + "\n");

        assertThat(engines()).containsExactly(engine);
    }

    @Test
    void asksAgainWhenAnEngineIsGone() throws IOException {
        assertThatThrownBy(this::engines).isInstanceOf(Problem.class);
        Files.writeString(directory.resolve("engines.txt"), directory.resolve("gone.jar") + "\n");

        assertThatThrownBy(this::engines).isInstanceOf(Problem.class);
    }

    private List<Path> engines() {
        MavenProjectReader withoutMaven = new MavenProjectReader(Map.of("PATH", directory.toString()));
        return new MavenEngineSource(withoutMaven, MavenSettings.plain(), directory).engines(JUNIT_4, sentence -> {});
    }
}
