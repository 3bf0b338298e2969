package dev.vivace.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.engine.project.TestClasses;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MavenProjectReaderTest {

    @TempDir
    Path directory;

    @Test
    void compilesAProjectAndSaysHowItsTestsAreLaunched() {
        Path bank = SampleCopy.of("bank", directory);
        List<String> progress = new ArrayList<>();

        List<LaunchSpec> launches = reader().read(bank, settings(), progress::add);

        assertThat(launches).singleElement().satisfies(launch -> {
            assertThat(launch.module()).isEqualTo("dev.vivace.samples:bank");
            assertThat(launch.baseDirectory()).isEqualTo(bank);
            assertThat(TestClasses.find(launch.selection())).contains("bank.AccountTest");
            assertThat(launch.sources())
                    .isEqualTo(new LaunchSpec.Sources(List.of(bank.resolve("src/test/java")), UTF_8, bank));
        });
        assertThat(progress).containsExactly("Maven: building Bank");
        assertThat(bank.resolve("target/surefire-reports")).doesNotExist();
    }

    @Test
    void letsIntegrationTestsRunBetweenWhatSurroundsThem() {
        Path shop = SampleCopy.of("integration", directory);
        Path server = shop.resolve("target/server/state.txt");
        List<Boolean> serverRan = new ArrayList<>();

        List<LaunchSpec> launches = reader().readWhileMavenWaits(
                        shop,
                        new MavenSettings(settings().executable(), List.of("-Dmaven.test.failure.ignore=true"), true),
                        line -> {},
                        launch -> serverRan.add(Files.exists(server)));

        assertThat(serverRan).containsExactly(true);
        assertThat(server).doesNotExist();
        assertThat(launches).singleElement().satisfies(launch -> {
            assertThat(TestClasses.find(launch.selection())).containsExactly("shop.ShopIT");
            assertThat(launch.jvm().classPath()).contains(shop.resolve("target/integration-1.0.0.jar"));
            assertThat(launch.reports().directory()).isEqualTo(shop.resolve("target/failsafe-reports"));
            assertThat(launch.policy().failureIgnored()).isTrue();
        });
    }

    @Test
    void showsWhatTheCompilerSays() throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        Files.writeString(bank.resolve("src/main/java/bank/Broken.java"), "package bank; class Broken { int x = ; }");

        assertThat(problem(bank, settings()))
                .startsWith("Maven could not build " + bank)
                .contains("Broken.java", "illegal start of expression")
                .contains("Try: the same without Vivace: ")
                .doesNotContain("maven.ext.class.path", "Help 1");
    }

    @Test
    void showsWhyAPomDoesNotParse() throws IOException {
        Files.writeString(directory.resolve("pom.xml"), "<project><modelVersion>4.0.0</modelVersion>");

        assertThat(problem(directory, settings())).contains("pom.xml");
    }

    @Test
    void refusesAProfileThatDoesNotExist() {
        Path bank = SampleCopy.of("bank", directory);

        assertThat(problem(bank, settings().withArguments(List.of("-Pmissing"))))
                .contains("missing");
    }

    @Test
    void refusesWhatIsNoProject() {
        assertThat(problem(directory, settings())).contains("is not a Maven project: it has no pom.xml");
        assertThat(problem(directory.resolve("nowhere"), settings())).contains("There is no directory");
    }

    @Test
    void refusesAMavenThatWouldRunOnAnOldJava() throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        Path jdk = Files.createDirectory(directory.resolve("jdk"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");

        Problem problem =
                catchThrowableOfType(Problem.class, () -> new MavenProjectReader(Map.of("JAVA_HOME", jdk.toString()))
                        .read(bank, settings(), line -> {}));

        assertThat(problem.text()).startsWith("JAVA_HOME is Java 11");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void refusesAMavenThatDoesNotLoadUsWhateverItsTestsSay(int exitCode) throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        Path old = Files.writeString(
                directory.resolve("mvnw"),
                """
                #!/bin/sh
                echo ' T E S T S'
                echo '[ERROR] There are test failures.'
                exit %d
                """
                        .formatted(exitCode));
        assertThat(old.toFile().setExecutable(true)).isTrue();

        assertThat(problem(bank, new MavenSettings(Optional.of(old), List.of(), false)))
                .contains("it did not load Vivace", "There are test failures.", "Maven 3.6.3 or newer");
    }

    private String problem(Path project, MavenSettings settings) {
        return catchThrowableOfType(Problem.class, () -> reader().read(project, settings, line -> {}))
                .text();
    }

    private static MavenProjectReader reader() {
        return new MavenProjectReader(System.getenv());
    }

    private static MavenSettings settings() {
        return new MavenSettings(Optional.of(MavenRun.executable()), List.of(), false);
    }
}
