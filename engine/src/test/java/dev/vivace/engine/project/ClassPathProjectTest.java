package dev.vivace.engine.project;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathProjectTest {

    private static final ClassPathProject.EngineSource NOBODY = (artifacts, progress) -> {
        throw new AssertionError("Nothing is missing beside " + artifacts);
    };

    @TempDir
    Path directory;

    private Path tests;

    @BeforeEach
    void compile() throws IOException {
        tests = Files.createDirectories(directory.resolve("build/test"));
        Files.createDirectories(directory.resolve("lib"));
    }

    @Test
    void putsTestsInFrontOfTheClassPath() throws IOException {
        Path junit = jar("lib/junit-4.13.2.jar", "org/junit/Test.class");
        Path classes = Files.createDirectories(directory.resolve("build/main"));

        LaunchSpec spec = project("build/main" + File.pathSeparator + "lib/*")
                .read((artifacts, progress) -> List.of(), sentence -> {});

        assertThat(spec.jvm().classPath()).containsExactly(tests, classes, junit);
        assertThat(spec.selection().testClasses()).containsExactly(tests);
        assertThat(spec.jvm().arguments()).containsExactly("-Xmx1g");
        assertThat(spec.baseDirectory()).isEqualTo(directory);
        assertThat(spec.sources())
                .isEqualTo(new LaunchSpec.Sources(List.of(directory.resolve("src")), UTF_8, directory));
    }

    @Test
    void asksForEnginesByTheVersionsOfTheJars() throws IOException {
        jar("lib/junit-4.13.2.jar", "org/junit/Test.class");
        jar("lib/junit-jupiter-api-5.10.2.jar", "org/junit/jupiter/api/Test.class");
        Path engine = directory.resolve("engine.jar");

        LaunchSpec spec = project("lib/*")
                .read(
                        (artifacts, progress) -> {
                            assertThat(artifacts)
                                    .isEqualTo(Map.of(
                                            "junit:junit", "4.13.2", "org.junit.jupiter:junit-jupiter-api", "5.10.2"));
                            return List.of(engine);
                        },
                        sentence -> {});

        assertThat(spec.jvm().addedClassPath()).containsExactly(engine);
    }

    @Test
    void asksForNothingWhereEverythingIsThere() throws IOException {
        jar(
                "lib/all-in-one.jar",
                "org/junit/jupiter/api/Test.class",
                "org/junit/jupiter/engine/JupiterTestEngine.class",
                "org/junit/platform/launcher/Launcher.class");

        assertThat(project("lib/*").read(NOBODY, sentence -> {}).jvm().addedClassPath())
                .isEmpty();
    }

    @Test
    void namesTheJarsThatAreMissing() {
        assertThat(MissingEngines.in(Map.of(
                        "org.junit.jupiter:junit-jupiter-api", "5.10.2",
                        "org.junit.platform:junit-platform-commons", "1.10.2")))
                .containsExactlyInAnyOrder(
                        "org.junit.platform:junit-platform-launcher:1.10.2",
                        "org.junit.jupiter:junit-jupiter-engine:5.10.2");
    }

    @Test
    void refusesAClassPathWithoutATestFramework() {
        assertThatThrownBy(() -> project("lib/*").read(NOBODY, sentence -> {}))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("Neither JUnit nor TestNG");
    }

    @Test
    void refusesTestsThatAreNotThere() {
        assertThatThrownBy(() ->
                        ClassPathProject.of(directory, "lib/*", List.of(Path.of("nowhere")), List.of(), List.of()))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(directory.resolve("nowhere").toString());
    }

    @Test
    void readsTheVersionsOfRealJars() {
        assertThat(FrameworkJars.versions(ownClassPath()))
                .containsEntry("org.junit.jupiter:junit-jupiter-api", junitVersion());
    }

    private static List<Path> ownClassPath() {
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator, -1)).stream()
                .map(Path::of)
                .toList();
    }

    private static String junitVersion() {
        return Test.class.getPackage().getImplementationVersion();
    }

    private ClassPathProject project(String classPath) {
        return ClassPathProject.of(
                directory, classPath, List.of(Path.of("build/test")), List.of(Path.of("src")), List.of("-Xmx1g"));
    }

    private Path jar(String name, String... entries) throws IOException {
        Path file = directory.resolve(name);
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            for (String entry : entries) {
                jar.putNextEntry(new JarEntry(entry));
            }
        }
        return file;
    }
}
