package dev.vivace.isolation.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.FileRepository;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real tools run the samples: a polluter makes its victim fail, but not in a JVM that forgets. */
class OtherRunnersIT {

    private static final String VERSION = System.getProperty("vivace.version");

    @TempDir
    Path directory;

    @Test
    void surefire() throws Exception {
        FileRepository repository =
                FileRepository.in(directory, VERSION).with("isolation").with("isolation-junit");
        Path project = SampleCopy.of("isolation-surefire", directory);
        List<String> arguments = new ArrayList<>(repository.arguments());
        arguments.add("test");

        MavenRun forgetting = MavenRun.of(project, arguments);
        arguments.add("-DargLine=-Dwithout=agent");
        MavenRun remembering = MavenRun.of(project, arguments);

        assertThat(forgetting.output())
                .contains("Tests run: 5, Failures: 0, Errors: 0")
                .contains("BUILD SUCCESS");
        assertThat(remembering.output())
                .contains("Tests run: 5, Failures: 3, Errors: 0")
                .contains("BUILD FAILURE");
    }

    @Test
    void ant() throws Exception {
        Path project = SampleCopy.of("isolation-ant", directory);
        copyLibraries(Files.createDirectory(project.resolve("lib")));

        String forgetting = ant(project);
        String remembering = ant(project, "-Dagent=-Dwithout=agent");

        assertThat(forgetting).contains("Tests run: 3, Failures: 0").contains("BUILD SUCCESSFUL");
        assertThat(remembering).contains("Tests run: 3, Failures: 3").contains("BUILD FAILED");
    }

    /** What a project would have in such a directory: JUnit, and the two jars of ours. */
    private void copyLibraries(Path lib) throws IOException {
        FileRepository repository = new FileRepository(directory, VERSION);
        Files.copy(repository.jar("isolation"), lib.resolve("vivace-isolation.jar"));
        Files.copy(repository.jar("isolation-junit"), lib.resolve("vivace-isolation-junit.jar"));
        for (String entry : classPath()) {
            if (entry.matches(".*(junit-(jupiter|platform)|opentest4j|apiguardian)[^/\\\\]*\\.jar")) {
                Files.copy(Path.of(entry), lib.resolve(Path.of(entry).getFileName()));
            }
        }
    }

    /** Ant itself has JUnit beside it, as one who installs it does. */
    private static String ant(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                String.join(File.pathSeparator, classPath()),
                "org.apache.tools.ant.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(project.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return output;
    }

    private static List<String> classPath() {
        return List.of(System.getProperty("java.class.path").split(File.pathSeparator));
    }
}
