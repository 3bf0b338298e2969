package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When the agent refuses to start, and what it says. */
class AgentTest {

    private static final String MAIN =
            """
            public class Main {
                static int state;

                public static void main(String[] arguments) {
                    state++;
                    dev.vivace.isolation.Isolation.reset();
                    System.out.println("state=" + state);
                }
            }
            """;

    @TempDir
    private Path directory;

    @Test
    void refusesArgumentsThatItDoesNotKnow() {
        Jvm.Ended ended = Jvm.of(17).withAgent("cash=none").on(directory).end("Main");

        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(ended.lines())
                .anyMatch(
                        line -> line.contains("does not know the argument 'cash=none'") && line.contains("cache=DIR"));
    }

    @Test
    void refusesAnArchiveOfClassesThatWasMadeWithoutIt() throws IOException {
        Path jar = jar(new Program(Files.createDirectory(directory.resolve("classes"))).with(MAIN));
        Path archive = directory.resolve("main.aot");
        Jvm.of(25)
                .with("--add-modules", "java.instrument", "-XX:AOTCacheOutput=" + archive)
                .on(jar, Jvm.agentJar())
                .run("Main");
        assertThat(archive).exists();

        Jvm.Ended ended = Jvm.of(25)
                .with("-XX:AOTCache=" + archive)
                .withAgent("")
                .on(jar, Jvm.agentJar())
                .end("Main");

        assertThat(ended.exitCode()).isEqualTo(1);
        assertThat(ended.lines())
                .anyMatch(line -> line.contains("Main was loaded before the agent, out of an archive"));
    }

    @Test
    void worksBesideAnAgentWhoseClassesCameFirst() throws IOException {
        Program program = new Program(Files.createDirectory(directory.resolve("classes"))).with(MAIN);

        assertThat(Jvm.of(17)
                        .with("-javaagent:target/agents/org.jacoco.agent-runtime.jar=destfile="
                                + directory.resolve("jacoco.exec"))
                        .withAgent("")
                        .on(program.classes())
                        .run("Main"))
                .contains("state=0");
    }

    private Path jar(Program program) throws IOException {
        Path jar = directory.resolve("main.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file)) {
            out.putNextEntry(new JarEntry("Main.class"));
            out.write(Files.readAllBytes(program.classes().resolve("Main.class")));
        }
        return jar;
    }
}
