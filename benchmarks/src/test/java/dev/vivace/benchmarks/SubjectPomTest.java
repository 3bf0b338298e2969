package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SubjectPomTest {

    @Test
    void handsSurefireWhatTheProjectHandsIt() {
        assertThat(SubjectPom.of(subject("-Da=<b>", List.of("**/*Test.java"), List.of("**/*$*"))))
                .contains(
                        """
                                <configuration>
                                  <argLine>-Da=&lt;b></argLine>
                                  <includes>
                                    <include>**/*Test.java</include>
                                  </includes>
                                  <excludes>
                                    <exclude>**/*$*</exclude>
                                  </excludes>
                                  <systemPropertyVariables>
                                    <colour>blue</colour>
                                  </systemPropertyVariables>
                                </configuration>
                        """);
    }

    @Test
    void leavesSurefiresDefaultsAlone() {
        assertThat(SubjectPom.of(subject("", List.of(), List.of())))
                .doesNotContain("<argLine>")
                .doesNotContain("<include>")
                .doesNotContain("<exclude>");
    }

    @Test
    void dependsOnTheArtifactAndOnWhatItsTestsNeed() {
        assertThat(SubjectPom.of(subject("", List.of(), List.of())))
                .contains("<artifactId>a</artifactId><version>1</version><scope>compile</scope>")
                .contains("<artifactId>b</artifactId><version>2</version><scope>test</scope>");
    }

    private static Subject subject(String argLine, List<String> includes, List<String> excludes) {
        return new Subject(
                "sample",
                Coordinates.parse("g:a:1"),
                List.of(Coordinates.parse("g:b:2")),
                argLine,
                includes,
                excludes,
                Map.of("colour", "blue"),
                Map.of(),
                Optional.empty());
    }
}
