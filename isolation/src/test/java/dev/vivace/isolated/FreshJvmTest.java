package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the JDK has not been used for when its state is remembered. */
class FreshJvmTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void isLeftUnused(int version) throws Exception {
        Path classes = directory.resolve("classes.txt");

        Jvm jvm = Jvm.run(version, List.of("-Xlog:class+load:file=" + classes), Idle.class);

        assertThat(jvm.output()).isEmpty();
        assertThat(jvm.exitCode()).isZero();
        try (Stream<String> lines = Files.lines(classes)) {
            assertThat(lines.map(line -> line.replaceFirst(".*\\] ", "").replaceFirst(" source:.*", "")))
                    .contains(Idle.class.getName())
                    .noneMatch(
                            name -> name.matches(
                                    "(java\\.util\\.logging|java\\.sql|javax\\.net\\.ssl|javax\\.management|java\\.lang\\.management"
                                            + "|javax\\.naming|java\\.beans|javax\\.imageio|javax\\.swing|java\\.awt|sun\\.awt)\\..*"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {17, 25})
    void isAsInANewJvmAfterATestHasUsedIt(int version) throws Exception {
        Jvm jvm = Jvm.run(version, List.of(), FirstUse.class);

        assertThat(jvm.output()).isEqualTo("as new" + System.lineSeparator());
        assertThat(jvm.exitCode()).isZero();
    }

    static final class Idle {
        public static void main(String[] arguments) {
            Isolation.remember();
            Isolation.reset();
            Isolation.reset();
            Isolation.taints().forEach(System.out::println);
        }
    }
}
