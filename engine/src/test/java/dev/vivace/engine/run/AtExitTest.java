package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtExitTest {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    private Path project;

    @TempDir
    private Path temporary;

    @Test
    void leavesNoTemporaryFilesWhereTheJvmEndsWhileTestsRun() throws Exception {
        Process process = new ProcessBuilder(
                        JAVA.toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Ending.class.getName(),
                        project.toString())
                .inheritIO()
                .start();

        assertThat(process.waitFor()).isEqualTo(7);
        assertThat(temporary).isEmptyDirectory();
    }

    /** Ends while a test, which has left a file, is at work. */
    static final class Ending {

        private Ending() {}

        public static void main(String[] args) {
            Path project = Path.of(args[0]);
            LaunchSpec spec = LaunchSpec.plain("a:b", project, List.of(project), List.of());
            Leftovers leftovers = Leftovers.of(spec, project.resolve("target/vivace"), notice -> {});
            Path own = Path.of(leftovers.launch(spec).jvm().arguments().get(0).replaceFirst(".*=", ""));
            leftovers.during(() -> {
                write(own.resolve("of-a-test.txt"));
                new Thread(() -> System.exit(7)).start();
                return write(own.resolve("another.txt"));
            });
        }

        private static Path write(Path file) {
            try {
                return Files.writeString(file, "of a test");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
