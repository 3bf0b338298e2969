package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code bin/vivace}, wherever and however it is called. */
class StartScriptIT {

    @TempDir
    Path directory;

    @Test
    void worksFromAnyDirectory() {
        Ended ended = VivaceProcess.vivace(directory, "--version");

        assertThat(ended.exitCode()).isZero();
        assertThat(ended.out()).startsWith("vivace 0.").contains("Java ");
    }

    @Test
    void worksThroughSymbolicLinks() throws Exception {
        Path link = Files.createSymbolicLink(directory.resolve("link"), VivaceProcess.script());
        Path second = Files.createSymbolicLink(directory.resolve("vv"), Path.of("link"));
        ProcessBuilder builder = new ProcessBuilder(second.toString(), "--version");
        builder.environment().put("VIVACE_NO_BUILD", "1");
        Process process = builder.start();

        assertThat(link).isSymbolicLink();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("vivace ");
    }

    @Test
    void refusesAnOldJava() throws IOException {
        Path old = jdk("1.8.0_392");
        Ended ended = VivaceProcess.start(directory, Map.of("JAVA_HOME", old.toString()), "--version")
                .await();

        assertThat(ended.exitCode()).isEqualTo(2);
        assertThat(ended.err()).contains("needs Java 17 or newer", old.toString(), "Try: ");
    }

    @Test
    void refusesAJavaHomeWithoutJava() {
        Ended ended = VivaceProcess.start(directory, Map.of("JAVA_HOME", directory.toString()), "--version")
                .await();

        assertThat(ended.exitCode()).isEqualTo(2);
        assertThat(ended.err()).contains("JAVA_HOME names no JDK: " + directory);
    }

    private Path jdk(String version) throws IOException {
        Path home = directory.resolve("jdk");
        Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        return home;
    }
}
