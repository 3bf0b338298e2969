package dev.vivace.engine.report;

import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.surefire.api.report.SimpleReportEntry;
import org.apache.maven.surefire.api.report.TestOutputReportEntry;
import org.apache.maven.surefire.api.report.TestReportListener;

/**
 * Tells Surefire's own listener, which writes the reports, what its JUnit Platform provider would have told it about the
 * same events.
 */
final class PlatformStory {

    /** Surefire's name of a class that failed before one of its tests passed. */
    private static final String INITIALIZATION_ERROR = "initializationError";

    /** The same after one has passed. */
    private static final String EXECUTION_ERROR = "executionError";

    private final TestReportListener<TestOutputReportEntry> listener;
    private final ReportEntries entries;
    private final Set<String> sourcesWithPassedTests = new HashSet<>();
    private final Set<String> containersWithStartedTests = new HashSet<>();
    private final Map<Run, Map<Boolean, TextSink>> printing = new IdentityHashMap<>();

    PlatformStory(TestReportListener<TestOutputReportEntry> listener, ReportEntries entries) {
        this.listener = listener;
        this.entries = entries;
    }

    void began(Run run) {
        enterRoundOf(run);
        if (run.node().isClass()) {
            startSet(run);
        } else if (run.node().isTest()) {
            listener.testStarting(entries.plain(run.node()));
            containersAround(run.node());
        }
    }

    private void enterRoundOf(Run run) {
        if (entries.enterRound(run.round())) {
            sourcesWithPassedTests.clear();
            containersWithStartedTests.clear();
        }
    }

    private void containersAround(TestNode node) {
        node.parent().ifPresent(parent -> {
            containersWithStartedTests.add(parent.uniqueId());
            containersAround(parent);
        });
    }

    void printed(Run run, Chunk chunk) {
        Map<Boolean, TextSink> sinks = printing.computeIfAbsent(run, key -> new HashMap<>());
        TextSink sink = sinks.computeIfAbsent(chunk.error(), error -> new TextSink(text -> print(text, error)));
        run.result().output().copy(List.of(chunk), sink);
    }

    private void print(String text, boolean error) {
        listener.writeTestOutput(
                new TestOutputReportEntry(XmlText.readable(text), !error, false, entries.mode(), null));
    }

    /**
     * A test or container ended.
     *
     * @param inheritors tests that could not run because of it
     */
    void ended(Run run, List<TestNode> inheritors) {
        printing.getOrDefault(run, Map.of()).values().forEach(TextSink::close);
        if (run.result().outcome().isRed()) {
            failed(run);
        } else if (run.node().isTest()) {
            notFailed(run);
        } else if (run.node().isClass() && run.result().outcome() == Outcome.SKIPPED) {
            aborted(run, inheritors);
        }
        if (run.node().isClass() || (run.result().outcome().isRed() && isEngine(run.node()))) {
            completeSet(run);
        }
    }

    private void failed(Run run) {
        Optional<String> message = run.result().failure().flatMap(Failure::message);
        SimpleReportEntry entry = entries.ended(nameOfFailure(run.node()), run, message);
        if (run.result().outcome() == Outcome.FAILED) {
            listener.testFailed(entry);
        } else {
            listener.testError(entry);
        }
    }

    private ReportName nameOfFailure(TestNode node) {
        ReportName name = ReportName.of(node);
        if (name.name().isPresent()) {
            return name;
        }
        return name.withName(sourcesWithPassedTests.contains(name.source()) ? EXECUTION_ERROR : INITIALIZATION_ERROR);
    }

    private void notFailed(Run run) {
        ReportName name = ReportName.of(run.node());
        SimpleReportEntry entry = entries.ended(name, run, Optional.empty());
        if (run.result().outcome() == Outcome.SKIPPED) {
            listener.testAssumptionFailure(entry);
        } else {
            listener.testSucceeded(entry);
            sourcesWithPassedTests.add(name.source());
        }
        entries.forget(run.node());
    }

    private void aborted(Run run, List<TestNode> inheritors) {
        if (containersWithStartedTests.contains(run.node().uniqueId())) {
            return;
        }
        if (inheritors.isEmpty()) {
            listener.testAssumptionFailure(entries.ended(nameOfFailure(run.node()), run, Optional.empty()));
        }
        inheritors.forEach(test -> {
            listener.testAssumptionFailure(entries.inherited(test, run));
            entries.forget(test);
        });
    }

    void skipped(Run run) {
        enterRoundOf(run);
        skip(ReportName.of(run.node()), run.node(), run);
    }

    void classSkipped(Run run, List<TestNode> children) {
        enterRoundOf(run);
        startSet(run);
        children.forEach(child -> skip(ReportName.inSkippedClass(child), child, run));
        completeSet(run);
    }

    /** A class was red for itself, not for its tests, where that may not count. */
    void classUnsettled(Run run) {
        enterRoundOf(run);
        startSet(run);
        skip(nameOfFailure(run.node()), run.node(), run);
        completeSet(run);
    }

    private void skip(ReportName name, TestNode node, Run cause) {
        listener.testSkipped(entries.skipped(name, node, cause));
        entries.forget(node);
    }

    private void startSet(Run run) {
        if (ReportName.namesReport(run.node())) {
            listener.testSetStarting(entries.plain(run.node()));
        }
    }

    private void completeSet(Run run) {
        if (ReportName.namesReport(run.node())) {
            listener.testSetCompleted(entries.set(run));
        }
    }

    private static boolean isEngine(TestNode node) {
        return node.parent().isEmpty();
    }
}
