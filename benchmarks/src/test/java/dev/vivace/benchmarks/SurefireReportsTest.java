package dev.vivace.benchmarks;

import static dev.vivace.benchmarks.Verdict.ERRORED;
import static dev.vivace.benchmarks.Verdict.FAILED;
import static dev.vivace.benchmarks.Verdict.PASSED;
import static dev.vivace.benchmarks.Verdict.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurefireReportsTest {

    @TempDir
    private Path directory;

    @Test
    void readsEveryKindOfVerdict() throws IOException {
        write(
                "TEST-p.T.xml",
                """
                <testsuite name="p.T" time="1.5">
                  <testcase name="a" classname="p.T"/>
                  <testcase name="b" classname="p.T"><failure/></testcase>
                  <testcase name="c" classname="p.T"><error/><system-out>x</system-out></testcase>
                  <testcase name="d" classname="p.T"><skipped/></testcase>
                </testsuite>
                """);

        assertThat(SurefireReports.read(directory).verdicts().byTest())
                .containsEntry(test("a"), List.of(PASSED))
                .containsEntry(test("b"), List.of(FAILED))
                .containsEntry(test("c"), List.of(ERRORED))
                .containsEntry(test("d"), List.of(SKIPPED));
    }

    @Test
    void countsATestThatIsReportedTwice() throws IOException {
        write(
                "TEST-p.T.xml",
                """
                <testsuite name="p.T" time="0">
                  <testcase name="a" classname="p.T"><failure/></testcase>
                  <testcase name="a" classname="p.T"/>
                </testsuite>
                """);

        assertThat(SurefireReports.read(directory).verdicts().byTest())
                .containsEntry(test("a"), List.of(PASSED, FAILED));
    }

    @Test
    void addsTheTimesOfAllSuitesAndReadsThousands() throws IOException {
        write("TEST-p.T.xml", "<testsuite name='p.T' time='1,000.25'/>");
        write("TEST-p.U.xml", "<testsuite name='p.U' time='0.5'/>");

        assertThat(SurefireReports.read(directory).inTests()).isEqualTo(Duration.ofMillis(1_000_750));
    }

    @Test
    void namesTheFileThatIsNoReport() throws IOException {
        write("TEST-p.T.xml", "<testsuite");

        assertThatThrownBy(() -> SurefireReports.read(directory))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("TEST-p.T.xml");
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(directory.resolve(name), text);
    }

    private static TestCase test(String name) {
        return new TestCase("p.T", "p.T", name);
    }
}
