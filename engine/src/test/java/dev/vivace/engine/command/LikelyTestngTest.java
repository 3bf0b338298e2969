package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.ClassFiles;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of TestNG share one JVM, which then is the one that has looked for them. */
class LikelyTestngTest {

    @TempDir
    private Path directory;

    @Test
    void isToldByAnnotations() {
        CompiledProject project = compile("frameworks");
        ClassFiles files = new ClassFiles(project.spec().selection().testClasses());

        assertThat(LikelyTestng.isIn(files, List.of("five.MixTest", "ng.DataTest")))
                .isTrue();
        assertThat(LikelyTestng.isIn(files, List.of("five.MixTest", "four.PlainTest")))
                .isFalse();
    }

    @Test
    void startsOneJvmForAll() throws IOException {
        CompiledProject project = compile("frameworks", "ng");

        assertThat(run(project.spec(), Optional.empty())).isNotEmpty();
        assertThat(jvms()).isEqualTo(1);
    }

    @Test
    void isNoReasonToIgnoreTheIsolationThatWasAskedFor() throws IOException {
        CompiledProject project = compile("frameworks", "ng");

        assertThat(run(project.spec(), Optional.of(Isolation.PROCESS))).isNotEmpty();
        assertThat(jvms()).isGreaterThan(1);
    }

    @Test
    void doesNotKeepOtherTestsFromBeingIsolated() {
        CompiledProject project = compile("named");

        assertThat(LikelyTestng.isIn(
                        new ClassFiles(project.spec().selection().testClasses()), List.of("named.NamedTest")))
                .isTrue();
        assertThat(run(project.spec(), Optional.empty()))
                .extracting(verdict -> verdict.attempts().get(0).stage().label())
                .containsOnly("parallel");
    }

    private CompiledProject compile(String... path) {
        return CompiledProject.of(Path.of("src/test/projects", path), directory);
    }

    private List<TestVerdict> run(LaunchSpec spec, Optional<Isolation> isolation) {
        LaunchSpec logging =
                spec.withJvm(spec.jvm().withArguments(List.of("-Xlog:os:file=" + directory.resolve("jvm-%p.log"))));
        return new RunCommand(Requests.isolated(isolation, OptionalInt.empty()), new Said())
                .run(List.of(logging))
                .suites()
                .get(0)
                .verdicts();
    }

    private long jvms() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().startsWith("jvm-"))
                    .count();
        }
    }
}
