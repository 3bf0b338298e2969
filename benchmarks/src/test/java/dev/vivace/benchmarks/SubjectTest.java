package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class SubjectTest {

    @Test
    void readsListsOverSeveralLines() throws IOException {
        Subject subject = subject(
                """
                artifact = g:a:1
                dependencies = \\
                  g:b:2 \\
                  g:c:3:tests
                excludes = **/A.java **/B.java
                """);

        assertThat(subject.artifact()).isEqualTo(new Coordinates("g", "a", "1"));
        assertThat(subject.dependencies())
                .containsExactly(new Coordinates("g", "b", "2"), new Coordinates("g", "c", "3", "tests"));
        assertThat(subject.excludes()).isEqualTo(List.of("**/A.java", "**/B.java"));
    }

    @Test
    void keepsArgumentsAsOneLine() throws IOException {
        assertThat(subject("artifact = g:a:1\nargLine = -Xmx1g \\\n  --add-opens x/y=Z")
                        .argLine())
                .isEqualTo("-Xmx1g --add-opens x/y=Z");
    }

    @Test
    void knowsWhyATestIsFlaky() throws IOException {
        assertThat(subject("artifact = g:a:1\nflaky.p.T#m = depends on the time of day")
                        .flaky())
                .isEqualTo(Map.of("p.T#m", "depends on the time of day"));
    }

    @Test
    void refusesIncompleteCoordinates() {
        assertThatThrownBy(() -> subject("artifact = g:a")).hasMessageContaining("g:a");
    }

    @Test
    void keepsASubjectThatIsNotRunWithTheReason() throws IOException {
        assertThat(subject("artifact = g:a:1\nleftOut = no sources").leftOut()).contains("no sources");
        assertThat(subject("artifact = g:a:1").leftOut()).isEmpty();
    }

    @Test
    void everySubjectOfTheCheckoutCanBeRead() {
        assertThat(Subject.readAll(Path.of("subjects")))
                .extracting(Subject::name)
                .contains("commons-cli", "commons-codec", "commons-lang3", "kafka-clients", "zookeeper");
        assertThat(Subject.readAll(Path.of("subjects", "fixtures")))
                .extracting(Subject::name)
                .containsExactly("commons-configuration2", "commons-dbcp2", "hadoop-common");
    }

    private static Subject subject(String text) throws IOException {
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        return Subject.of("sample", properties);
    }
}
