package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.run.HostileProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of {@code samples/hostile}, from the command to its reports. */
class HostileCommandTest {

    private static final String UNLOADABLE = "hostile.UnloadableTest";

    @TempDir
    static Path directory;

    private static HostileProject project;

    @BeforeAll
    static void compile() throws IOException {
        project = HostileProject.compile(directory);
    }

    @Test
    void givesEveryTestItsVerdictThoughClassesAreIsolated() throws Exception {
        Map<TestId, String> expected = project.expected(HostileProject.PATIENT.stream()
                .filter(name -> !name.equals(UNLOADABLE))
                .toList());
        expected.put(TestId.ofClass(UNLOADABLE), "errored");

        RunRequest request = Requests.plain()
                .isolation(Optional.of(Isolation.AUTO))
                .select(String.join(",", HostileProject.PATIENT))
                .memory("128m")
                .request();
        RunOutcome outcome = new RunCommand(request, SuiteListener.NONE).run(List.of(project.spec()));
        Map<TestId, String> verdicts = outcome.suites().get(0).verdicts().stream()
                .collect(Collectors.toMap(
                        verdict -> verdict.id(),
                        verdict -> verdict.outcome().label(),
                        (one, other) -> one + " and " + other,
                        TreeMap::new));

        assertThat(verdicts).isEqualTo(expected);
        assertThat(outcome.isRed()).isTrue();
        assertThat(RunJson.read(directory.resolve("target/vivace/run.json"))
                        .summary()
                        .tests())
                .isEqualTo(verdicts.size());
        assertThat(xmlReports()).isNotEmpty().allSatisfy(HostileCommandTest::assertWellFormed);
    }

    private static List<Path> xmlReports() throws IOException {
        try (Stream<Path> files = Files.list(directory.resolve("target/surefire-reports"))) {
            return files.filter(file -> file.toString().endsWith(".xml")).toList();
        }
    }

    private static void assertWellFormed(Path xml) throws Exception {
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(xml.toFile())
                        .getDocumentElement()
                        .getTagName())
                .isEqualTo("testsuite");
    }
}
