package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.Launches;
import dev.vivace.engine.command.Requests;
import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Reports;
import dev.vivace.testsupport.ReportTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real Surefire runs a project, then we do, and the reports are compared. */
class SurefireReportsTest {

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({"jupiter, OF_TOOLS", "junit4, OF_FRAMEWORKS", "testng, OF_FRAMEWORKS"})
    void equalThoseOfSurefire(String sample, ReportTexts.Frames masked) throws IOException {
        SurefireProject project = SurefireProject.run(sample, directory);

        run(project, Isolation.NONE, 0, reports(false, false));

        assertSameReports(project, masked);
    }

    @ParameterizedTest
    @CsvSource({"jupiter, NONE", "jupiter, AUTO", "junit4, NONE", "junit4, AUTO", "testng, NONE"})
    void equalThoseOfSurefireWithRerunsTrimmedTracesAndOutputInFiles(String sample, Isolation isolation)
            throws IOException {
        SurefireProject project = SurefireProject.run(
                sample,
                directory,
                "-Dsurefire.rerunFailingTestsCount=2",
                "-DtrimStackTrace=true",
                "-Dmaven.test.redirectTestOutputToFile=true");

        run(project, isolation, 2, reports(true, true));

        assertSameReports(project, ReportTexts.Frames.NONE);
    }

    private void assertSameReports(SurefireProject project, ReportTexts.Frames masked) {
        SortedMap<String, String> expected = ReportTexts.in(project.reports(), masked);
        SortedMap<String, String> actual = ReportTexts.in(ours(), masked);

        assertThat(actual.keySet()).isEqualTo(expected.keySet()).isNotEmpty();
        expected.forEach((name, text) -> assertThat(actual.get(name)).as(name).isEqualTo(text));
    }

    private Reports reports(boolean trimStackTrace, boolean outputToFile) {
        Reports plain = Reports.plain(ours());
        return new Reports(ours(), "", trimStackTrace, outputToFile, false, plain.content());
    }

    private Path ours() {
        return directory.resolve("ours");
    }

    private void run(SurefireProject project, Isolation isolation, int reruns, Reports reports) throws IOException {
        RunRequest request = Requests.isolated(Optional.of(isolation), OptionalInt.of(1));
        new RunCommand(request, SuiteListener.NONE).run(List.of(spec(project, reruns, reports)));
    }

    private static LaunchSpec spec(SurefireProject project, int reruns, Reports reports) throws IOException {
        List<Path> classPath = new ArrayList<>(List.of(project.testClasses()));
        classPath.addAll(frameworks());
        LaunchSpec plain = LaunchSpec.plain("sample", project.directory(), classPath, List.of(project.testClasses()));
        return new LaunchSpec(
                plain.module(),
                plain.execution(),
                plain.baseDirectory(),
                plain.jvm(),
                plain.selection(),
                plain.platform(),
                Launches.repeating(reruns),
                reports,
                plain.sources(),
                plain.warnings());
    }

    private static List<Path> frameworks() throws IOException {
        try (Stream<Path> jars = Files.list(Path.of("target", "frameworks"))) {
            return jars.map(Path::toAbsolutePath).sorted().toList();
        }
    }
}
