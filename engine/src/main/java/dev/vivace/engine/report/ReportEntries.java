package dev.vivace.engine.report;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.plugin.surefire.booterclient.output.DeserializedStacktraceWriter;
import org.apache.maven.surefire.api.report.RunMode;
import org.apache.maven.surefire.api.report.SimpleReportEntry;
import org.apache.maven.surefire.api.report.StackTraceWriter;

/** Our values in the form in which Surefire's listeners take them. */
final class ReportEntries {

    private final boolean trimStackTrace;
    private final KnownProperties properties;

    /** Runs of a test that belong together, because they have one number: a red one and those after it. */
    private final Map<String, Long> numbers = new HashMap<>();

    private long lastNumber;
    private int round;

    ReportEntries(boolean trimStackTrace, KnownProperties properties) {
        this.trimStackTrace = trimStackTrace;
        this.properties = properties;
    }

    /** Goes on to the next round of reruns; says whether it is a new one. */
    boolean enterRound(int next) {
        boolean isNew = next != round;
        round = next;
        return isNew;
    }

    RunMode mode() {
        return round == 0 ? RunMode.NORMAL_RUN : RunMode.RERUN_TEST_AFTER_FAILURE;
    }

    /** Something begins. */
    SimpleReportEntry plain(TestNode node) {
        return entry(ReportName.of(node), node, null, null, Optional.empty(), Map.of());
    }

    /** Something ended. */
    SimpleReportEntry ended(ReportName name, Run run, Optional<String> message) {
        return entry(name, run.node(), trace(run, name), millis(run.result()), message, Map.of());
    }

    /** Something ended before it began, with the container around it. */
    SimpleReportEntry inherited(TestNode node, Run container) {
        ReportName name = ReportName.of(node);
        return entry(name, node, trace(container, name), null, Optional.empty(), Map.of());
    }

    /** Something is not run. */
    SimpleReportEntry skipped(ReportName name, TestNode node, Run cause) {
        return entry(name, node, null, null, cause.result().skipReason(), Map.of());
    }

    /** All that is in a report has ended. */
    SimpleReportEntry set(Run run) {
        Map<String, String> known = properties.at(run.span().ended());
        return entry(ReportName.of(run.node()), run.node(), null, millis(run.result()), Optional.empty(), known);
    }

    /** The next run of this test does not belong to the ones before. */
    void forget(TestNode node) {
        numbers.remove(node.uniqueId());
    }

    private SimpleReportEntry entry(
            ReportName name,
            TestNode node,
            StackTraceWriter trace,
            Integer millis,
            Optional<String> message,
            Map<String, String> known) {
        String numbered = node.isTest() ? node.uniqueId() : name.source() + "#" + name.name();
        return new SimpleReportEntry(
                mode(),
                numbers.computeIfAbsent(numbered, key -> ++lastNumber),
                name.source(),
                name.sourceText().map(XmlText::readable).orElse(null),
                name.qualifiedSource().map(XmlText::readable).orElse(null),
                name.name().map(XmlText::readable).orElse(null),
                name.nameText().map(XmlText::readable).orElse(null),
                trace,
                millis,
                message.map(XmlText::readable).orElse(null),
                known);
    }

    private StackTraceWriter trace(Run run, ReportName name) {
        return run.result()
                .failure()
                .map(failure -> trace(failure, name.source()))
                .orElse(null);
    }

    private StackTraceWriter trace(Failure failure, String source) {
        TraceText text = new TraceText(failure);
        return new DeserializedStacktraceWriter(
                failure.message().map(XmlText::readable).orElse(null),
                XmlText.readable(failure.headline()),
                XmlText.readable(trimStackTrace ? text.trimmed(source) : text.full()));
    }

    private static Integer millis(TestResult result) {
        return Math.toIntExact(Math.min(result.duration().toMillis(), Integer.MAX_VALUE));
    }
}
