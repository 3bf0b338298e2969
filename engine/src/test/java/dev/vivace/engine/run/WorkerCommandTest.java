package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchJvm.Modules;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorkerCommandTest {

    private static final Path JAR = Path.of("vivace-worker.jar");

    @Test
    void putsOurJarLastOnTheClassPath() {
        WorkerCommand command = command(List.of(), Optional.empty(), Optional.empty());

        assertThat(command.fileArguments())
                .containsExactly("-classpath", String.join(File.pathSeparator, "classes", "a b.jar", JAR.toString()));
    }

    @Test
    void quotesTheArgumentFile() {
        WorkerCommand command =
                new WorkerCommand(List.of("java"), List.of("-classpath", "C:\\a b\\\"c\".jar"), jvm(List.of(), null));

        assertThat(command.argumentFile()).isEqualTo("\"-classpath\"\n\"C:\\\\a b\\\\\\\"c\\\".jar\"\n");
    }

    @Test
    void replacesTheNumberOfTheForkAndLetsOurMemoryWin() {
        WorkerCommand command =
                command(List.of("-Xmx2g", "-Dport=80${surefire.forkNumber}"), Optional.empty(), Optional.of("512m"));

        assertThat(command.command()).containsSubsequence("-Xmx2g", "-Dport=803", "-Xmx512m");
        assertThat(command.commandLine(Path.of("file"), WorkerCommand.MAIN_CLASS))
                .endsWith("@file", WorkerCommand.MAIN_CLASS);
    }

    @Test
    void keepsModulesOffTheClassPath() {
        Modules modules = new Modules(List.of(Path.of("classes")), List.of("--add-modules", "shop"));

        assertThat(command(List.of(), Optional.of(modules), Optional.empty()).fileArguments())
                .containsExactly(
                        "--module-path",
                        "classes",
                        "--add-modules",
                        "shop",
                        "-classpath",
                        String.join(File.pathSeparator, "a b.jar", JAR.toString()));
    }

    @Test
    void showsTestsTheirOwnClassPath() {
        assertThat(command(List.of(), Optional.empty(), Optional.empty()).systemProperties())
                .containsEntry("java.class.path", String.join(File.pathSeparator, "classes", "a b.jar"))
                .containsEntry("basedir", "here");
    }

    private static WorkerCommand command(List<String> arguments, Optional<Modules> modules, Optional<String> memory) {
        return WorkerCommand.of(jvm(arguments, modules.orElse(null)), 3, JvmStart.plain(JAR), memory);
    }

    private static LaunchJvm jvm(List<String> arguments, Modules modules) {
        return new LaunchJvm(
                Path.of("jdk"),
                arguments,
                true,
                Map.of("basedir", "here"),
                Map.of(),
                List.of(),
                Path.of("."),
                List.of(Path.of("classes"), Path.of("a b.jar")),
                List.of(),
                Optional.ofNullable(modules));
    }
}
