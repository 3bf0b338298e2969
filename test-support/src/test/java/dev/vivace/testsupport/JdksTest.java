package dev.vivace.testsupport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdksTest {

    @TempDir
    private Path place;

    @Test
    void prefersTheHomeThatTheEnvironmentNames() throws IOException {
        jdk("a", "17.0.1");
        Path named = jdk("b", "17.0.2");

        assertThat(jdks(Map.of("JAVA_HOME_17", named.toString())).find(17)).contains(named);
    }

    @Test
    void understandsTheNamesOfHostedRunners() throws IOException {
        Path named = jdk("elsewhere/b", "25");

        assertThat(jdks(Map.of("JAVA_HOME_25_X64", named.toString())).find(25)).contains(named);
    }

    @Test
    void looksInTheUsualPlaces() throws IOException {
        jdk("a", "17.0.1");
        Path wanted = jdk("b", "25.0.3");

        assertThat(jdks(Map.of()).find(25)).contains(wanted);
    }

    @Test
    void findsTheHomeInsideABundle() throws IOException {
        Path wanted = jdk("temurin-25.jdk/Contents/Home", "25-ea");

        assertThat(jdks(Map.of()).find(25)).contains(wanted);
    }

    @Test
    void doesNotTakeAVersionThatOnlyBeginsAlike() throws IOException {
        jdk("a", "1.7.0");
        jdk("b", "170.1");

        assertThat(jdks(Map.of()).find(17)).isEmpty();
    }

    @Test
    void doesNotTakeARuntimeWithoutCompiler() throws IOException {
        Files.delete(jdk("a", "17.0.1").resolve("bin/javac"));

        assertThat(jdks(Map.of()).find(17)).isEmpty();
    }

    @Test
    void doesNotTakeANamedHomeOfAnotherVersion() throws IOException {
        Path other = jdk("elsewhere/a", "21");

        assertThat(jdks(Map.of("JAVA_HOME_25", other.toString())).find(25)).isEmpty();
    }

    @Test
    void saysHowToNameAMissingJdk() {
        assertThatThrownBy(() -> Jdks.home(3)).hasMessageContainingAll("JDK 3", "JAVA_HOME_3");
    }

    private Jdks jdks(Map<String, String> environment) {
        return new Jdks(environment, List.of(place, place.resolve("missing")));
    }

    private Path jdk(String name, String version) throws IOException {
        Path home = place.resolve(name);
        Files.createDirectories(home.resolve("bin"));
        Files.createFile(home.resolve("bin/javac"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
        return home;
    }
}
