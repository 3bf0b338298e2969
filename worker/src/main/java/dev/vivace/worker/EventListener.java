package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Sends what the JUnit Platform reports, after what was printed until then. */
final class EventListener implements TestExecutionListener {

    private final Events events;
    private final Nodes nodes;
    private final Names names;
    private final OutputCapture output;
    private final RunningNodes running;
    private final JvmProperties properties;
    private final Turns turns;

    EventListener(
            Events events,
            Nodes nodes,
            Names names,
            OutputCapture output,
            RunningNodes running,
            JvmProperties properties,
            Turns turns) {
        this.events = events;
        this.nodes = nodes;
        this.names = names;
        this.output = output;
        this.running = running;
        this.properties = properties;
        this.turns = turns;
    }

    @Override
    public void dynamicTestRegistered(TestIdentifier test) {
        events.node(nodes.node(test));
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            turns.begin(names.of(test));
        }
        String uniqueId = names.of(test).toString();
        output.flush();
        running.entered(uniqueId);
        events.started(uniqueId, System.currentTimeMillis());
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        long time = System.currentTimeMillis();
        output.flush();
        if (test.getSource().filter(ClassSource.class::isInstance).isPresent()) {
            properties.sendIfChanged();
        }
        Throwable thrown = result.getThrowable().orElse(null);
        events.finished(names.of(test).toString(), time, status(result), ThrownText.of(thrown));
        running.left(names.ofParent(test));
        if (test.isTest()) {
            turns.end(names.of(test));
        }
    }

    private static Events.Status status(TestExecutionResult result) {
        switch (result.getStatus()) {
            case SUCCESSFUL:
                return Events.Status.PASSED;
            case ABORTED:
                return Events.Status.ABORTED;
            default:
                return Events.Status.FAILED;
        }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        output.flush();
        events.skipped(names.of(test).toString(), System.currentTimeMillis(), reason == null ? "" : reason);
    }
}
