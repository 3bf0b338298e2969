package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestNode.Kind;
import dev.vivace.engine.model.TestNode.Source;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestResult.Span;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Reports;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** What no run by Surefire can show: lost workers, stages of our own, monstrous output. */
class SurefireXmlTest {

    private static final TestNode ENGINE = new TestNode(
            "[engine:junit-jupiter]", Optional.empty(), Kind.CONTAINER, "Jupiter", "Jupiter", Optional.empty());
    private static final TestNode CART = new TestNode(
            "[engine:junit-jupiter]/[class:CartTest]",
            Optional.of(ENGINE),
            Kind.CONTAINER,
            "CartTest",
            "CartTest",
            Optional.of(new Source("CartTest", "", "", "")));

    @TempDir
    private Path directory;

    private final List<TestResult> containers = new ArrayList<>();

    @Test
    void callsTestsOfALostWorkerErrors() throws Exception {
        Document report = write(
                verdict(result("hangs", Outcome.TIMED_OUT, 1, 2)),
                verdict(result("exits", Outcome.CRASHED, 3, 4)),
                verdict(result("passes", Outcome.PASSED, 5, 6)));

        assertThat(report.getDocumentElement().getAttribute("tests")).isEqualTo("3");
        assertThat(report.getDocumentElement().getAttribute("errors")).isEqualTo("2");
        assertThat(texts(report, "error")).hasSize(2).allSatisfy(text -> assertThat(text)
                .contains("no reason"));
    }

    @Test
    void callsATestFlakyThatPassedInALaterStage() throws Exception {
        Document report = write(
                verdict(Outcome.PASSED, result("flaky", Outcome.FAILED, 1, 2), result("flaky", Outcome.PASSED, 3, 4)));

        assertThat(report.getDocumentElement().getAttribute("flakes")).isEqualTo("1");
        assertThat(texts(report, "flakyFailure")).hasSize(1);
        assertThat(texts(report, "failure")).isEmpty();
    }

    @Test
    void callsATestRedWhoseVerdictIsRedThoughItPassedOnce() throws Exception {
        Document report = write(
                verdict(Outcome.FAILED, result("red", Outcome.PASSED, 1, 2), result("red", Outcome.FAILED, 3, 4)));

        assertThat(report.getDocumentElement().getAttribute("failures")).isEqualTo("1");
        assertThat(report.getDocumentElement().getAttribute("flakes")).isEqualTo("0");
    }

    @Test
    void tellsOnlyOfTheClassWhereItsSetUpFailed() throws Exception {
        containers.add(result(CART, "", Outcome.ERRORED, new Span(1, 2), CapturedOutput.none()));

        Document report = write(verdict(result("neverRan", Outcome.ERRORED, 3, 2)));

        Element test = (Element) report.getElementsByTagName("testcase").item(0);
        assertThat(report.getDocumentElement().getAttribute("tests")).isEqualTo("1");
        assertThat(test.getAttribute("name")).isEqualTo("initializationError");
    }

    @Test
    void replacesTheReportOfAClassWhoseRedSetUpWasNotAskedAgain() throws Exception {
        write(verdict(result("neverRan", Outcome.PASSED, 1, 2)));

        Document report = write(unconfirmed(
                result("neverRan", Outcome.ERRORED, 3, 2), result("neverRan", Outcome.SKIPPED, Span.NEVER)));

        assertThat(names(report)).containsExactly("neverRan");
        assertThat(texts(report, "skipped")).hasSize(1);
        assertThat(texts(report, "error")).isEmpty();
    }

    @Test
    void leavesOpenWhatWasRedInItsClassWhereTheSuiteWasNotAsked() throws Exception {
        containers.add(result(CART, "", Outcome.ERRORED, new Span(1, 2), CapturedOutput.none()));

        Document report = write(unconfirmed(
                result("neverRan", Outcome.ERRORED, 3, 2), result("neverRan", Outcome.SKIPPED, Span.NEVER)));

        assertThat(names(report)).containsExactly("neverRan");
        assertThat(texts(report, "skipped")).hasSize(1);
        assertThat(texts(report, "error")).isEmpty();
    }

    @Test
    void leavesOpenATearDownThatWasNotAskedAgain() throws Exception {
        TestResult red = result(CART, "", Outcome.FAILED, new Span(1, 4), CapturedOutput.none());
        TestResult unasked = result(CART, "", Outcome.SKIPPED, Span.NEVER, CapturedOutput.none());

        Document report = write(verdict(result("passes", Outcome.PASSED, 2, 3)), unconfirmed(red, unasked));

        assertThat(names(report)).containsExactly("passes", "executionError");
        assertThat(texts(report, "skipped")).hasSize(1);
        assertThat(texts(report, "failure")).isEmpty();
    }

    @Test
    void givesWhatAClassPrintsToTheTestThatEndsNext() throws Exception {
        Path file = Files.writeString(directory.resolve("printed"), "beforeafter");
        CapturedOutput printed =
                new CapturedOutput(Optional.of(file), List.of(new Chunk(false, 0, 6, 2), new Chunk(false, 6, 5, 7)));
        containers.add(result(CART, "", Outcome.PASSED, new Span(1, 8), printed));

        Document report =
                write(verdict(result("first", Outcome.PASSED, 3, 4)), verdict(result("second", Outcome.PASSED, 5, 6)));

        assertThat(texts(report, "system-out")).containsExactly("before");
    }

    @Test
    void givesWhatAnEnginePrintsToTheTestThatEndsNext() throws Exception {
        Path file = Files.writeString(directory.resolve("printed"), "engine");
        CapturedOutput printed = new CapturedOutput(Optional.of(file), List.of(new Chunk(true, 0, 6, 3)));
        containers.add(result(ENGINE, "", Outcome.PASSED, new Span(0, 9), printed));

        Document report =
                write(verdict(result("first", Outcome.PASSED, 1, 2)), verdict(result("second", Outcome.PASSED, 5, 6)));

        Element second = (Element) report.getElementsByTagName("testcase").item(1);
        assertThat(second.getElementsByTagName("system-err").item(0).getTextContent())
                .isEqualTo("engine");
    }

    @Test
    void saysWhereReportsCannotBeWritten() throws Exception {
        Files.createFile(directory.resolve("reports"));

        assertThatThrownBy(() -> writeFiles(verdict(result("passes", Outcome.PASSED, 1, 2))))
                .isInstanceOf(Problem.class)
                .hasMessageContaining(directory.resolve("reports").toString());
    }

    @Test
    void keepsFiftyMegabytesOfOutput() throws Exception {
        int lines = 5_000_000;
        Path file = directory.resolve("printed");
        try (OutputStream out = Files.newOutputStream(file)) {
            byte[] line = "0123456789\n".getBytes(StandardCharsets.US_ASCII);
            byte[] block = new byte[line.length * 1000];
            for (int i = 0; i < block.length; i++) {
                block[i] = line[i % line.length];
            }
            for (int i = 0; i < lines / 1000; i++) {
                out.write(block);
            }
        }
        int size = Math.toIntExact(Files.size(file));
        CapturedOutput printed = new CapturedOutput(Optional.of(file), List.of(new Chunk(false, 0, size, 2)));

        writeFiles(verdict(result(method("prints"), "prints", Outcome.PASSED, new Span(1, 3), printed)));

        assertThat(Files.size(report())).isGreaterThan(size);
    }

    private Document write(TestVerdict... verdicts) throws Exception {
        writeFiles(verdicts);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(report().toFile());
    }

    private void writeFiles(TestVerdict... verdicts) throws IOException {
        SuiteResult suite = new SuiteResult(
                "sample",
                "none",
                1,
                1,
                Instant.EPOCH,
                Duration.ZERO,
                Arrays.asList(verdicts),
                containers,
                List.of(),
                List.of(),
                List.of(),
                List.of());
        SurefireReports.write(suite, spec());
    }

    private LaunchSpec spec() {
        LaunchSpec plain = LaunchSpec.plain("sample", directory, List.of(), List.of());
        return new LaunchSpec(
                plain.module(),
                plain.execution(),
                plain.baseDirectory(),
                plain.jvm(),
                plain.selection(),
                plain.platform(),
                plain.policy(),
                Reports.plain(directory.resolve("reports")),
                plain.sources(),
                plain.warnings());
    }

    private Path report() {
        return directory.resolve("reports/TEST-CartTest.xml");
    }

    private static List<String> texts(Document report, String element) {
        List<String> texts = new ArrayList<>();
        var nodes = report.getElementsByTagName(element);
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    private static List<String> names(Document report) {
        List<String> names = new ArrayList<>();
        var tests = report.getElementsByTagName("testcase");
        for (int i = 0; i < tests.getLength(); i++) {
            names.add(((Element) tests.item(i)).getAttribute("name"));
        }
        return names;
    }

    private static TestVerdict unconfirmed(TestResult red, TestResult unasked) {
        List<Attempt> attempts =
                List.of(new Attempt(Attempt.Stage.PARALLEL, red), new Attempt(Attempt.Stage.SUITE, unasked));
        return new TestVerdict(red.id(), unasked.outcome(), Set.of(TestVerdict.UNCONFIRMED), attempts);
    }

    private static TestVerdict verdict(TestResult result) {
        return verdict(result.outcome(), result);
    }

    private static TestVerdict verdict(Outcome outcome, TestResult... results) {
        List<Attempt> attempts = Arrays.stream(results)
                .map(result -> new Attempt(Attempt.Stage.PARALLEL, result))
                .toList();
        return new TestVerdict(results[0].id(), outcome, Set.of(), attempts);
    }

    private static TestResult result(String method, Outcome outcome, long began, long ended) {
        return result(method, outcome, new Span(began, ended));
    }

    private static TestResult result(String method, Outcome outcome, Span span) {
        return result(method(method), method, outcome, span, CapturedOutput.none());
    }

    private static TestResult result(TestNode node, String method, Outcome outcome, Span span, CapturedOutput output) {
        return new TestResult(
                TestId.of("CartTest", method),
                node,
                outcome,
                outcome.isRed()
                        ? Optional.of(new Failure("Lost", Optional.of("no reason"), "Lost: no reason\n"))
                        : Optional.empty(),
                Optional.empty(),
                Instant.EPOCH,
                Duration.ofMillis(1),
                output,
                1,
                span);
    }

    private static TestNode method(String method) {
        return new TestNode(
                CART.uniqueId() + "/[method:" + method + "()]",
                Optional.of(CART),
                Kind.TEST,
                method + "()",
                method + "()",
                Optional.of(new Source("CartTest", method, "", "")));
    }
}
