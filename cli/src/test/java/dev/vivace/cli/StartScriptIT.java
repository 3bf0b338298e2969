package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
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

    @Test
    void buildsWhatIsNotBuiltAndOnlyThat() throws Exception {
        Path checkout = checkout();
        Path vivace = checkout.resolve("bin/vivace");

        assertThat(run(vivace).out()).isEqualTo("started\n");
        assertThat(checkout.resolve("builds")).hasContent("built");
        assertThat(run(vivace).out()).isEqualTo("started\n");
        assertThat(checkout.resolve("builds")).hasContent("built");

        Path source = checkout.resolve("engine/src/main/New.java");
        Files.writeString(source, "");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(60)));
        assertThat(run(vivace).out()).isEqualTo("started\n");
        assertThat(checkout.resolve("builds")).hasContent("built\nbuilt");
    }

    @Test
    void saysWhatIsMissingWhereItCannotBuild() throws Exception {
        Path checkout = checkout();
        program(checkout.resolve("programs/mvn"), "exit 1");

        Ended ended = run(checkout.resolve("bin/vivace"));

        assertThat(ended.exitCode()).isEqualTo(2);
        assertThat(ended.err()).contains("Vivace could not be built in " + checkout, "Try: ");
    }

    /** A checkout without a line of code, whose Maven builds nothing and whose Java starts nothing. */
    private Path checkout() throws IOException {
        Path checkout = directory.toRealPath().resolve("checkout");
        Files.createDirectories(checkout.resolve("bin"));
        Files.copy(VivaceProcess.script(), checkout.resolve("bin/vivace"));
        Files.writeString(checkout.resolve("pom.xml"), "");
        for (String module : List.of("isolation", "worker", "engine", "maven-plugin", "cli")) {
            Files.createDirectories(checkout.resolve(module).resolve("src/main"));
            Files.writeString(checkout.resolve(module).resolve("pom.xml"), "");
        }
        program(
                checkout.resolve("programs/mvn"),
                "echo built >>builds && mkdir -p cli/target/lib && touch cli/target/lib/vivace-cli-1.jar");
        program(jdk("17.0.1").resolve("bin/java"), "echo started");
        return checkout;
    }

    private static void program(Path file, String line) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private Ended run(Path vivace) {
        Path programs = vivace.resolveSibling("../programs").normalize();
        return VivaceProcess.shell(
                directory,
                "JAVA_HOME='" + directory.resolve("jdk") + "' VIVACE_NO_BUILD= PATH='" + programs + "':\"$PATH\" '"
                        + vivace + "' --version");
    }

    @Test
    void drawsOnATerminal() throws Exception {
        assumeTrue(VivaceProcess.shell(directory, "script -qec true /dev/null").exitCode() == 0, "no script(1)");
        Path bank = VivaceProcess.copyOfSample("bank", directory);

        Ended ended = VivaceProcess.shell(
                bank, "TERM=xterm script -qec '" + VivaceProcess.script() + " run' /dev/null </dev/null");

        assertThat(ended.exitCode()).as(ended.out()).isZero();
        assertThat(ended.out()).contains("\u001b[").contains("7 tests: 7 passed");
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
