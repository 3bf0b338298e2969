package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.ReportTexts;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project's own Surefire and we, as its pom configures both, write the same reports. */
class ReportsOracleIT {

    @TempDir
    Path directory;

    /** In four ways: plain, with little in them, with display names, and without XML. */
    @Test
    void areThoseOfSurefireForSuitesOfThePlatform() throws IOException {
        assertSameReports("reports/suite", "surefire-reports", "phrased", "without-xml");
    }

    @Test
    void areThoseOfSurefireForKotlinGroovyAndSpock() throws IOException {
        assertSameReports("company", "surefire-reports");
    }

    private void assertSameReports(String sample, String... directories) throws IOException {
        Path project = SampleCopy.of(sample, directory);
        List<String> arguments = List.of("-Dmaven.test.failure.ignore=true");

        MavenRun maven = MavenRun.of(
                project, Stream.concat(arguments.stream(), Stream.of("test")).toList());
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        SortedMap<String, String> expected = take(project, directories);

        VivaceRun.of(project, arguments);
        SortedMap<String, String> actual = take(project, directories);

        assertThat(actual.keySet()).isEqualTo(expected.keySet()).isNotEmpty();
        expected.forEach((name, text) -> assertThat(actual.get(name)).as(name).isEqualTo(text));
    }

    /** The reports by directory and name; they are gone afterwards. */
    private static SortedMap<String, String> take(Path project, String... directories) throws IOException {
        SortedMap<String, String> texts = new TreeMap<>();
        for (String name : directories) {
            Path reports = project.resolve("target").resolve(name);
            for (Map.Entry<String, String> text :
                    ReportTexts.in(reports, ReportTexts.Frames.OF_TOOLS).entrySet()) {
                texts.put(name + "/" + text.getKey(), text.getValue());
            }
            delete(reports);
        }
        return texts;
    }

    private static void delete(Path reports) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(reports)) {
            all.forEach(files::add);
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }
}
