package dev.vivace.engine.run;

import dev.vivace.engine.run.WorkerMessage.Told;
import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Node;
import dev.vivace.worker.protocol.Thrown;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Passes what a connection says on to the worker's owner, once it has shown the secret. */
final class QueuedEvents implements Events {

    private final Mailbox mailbox;
    private final String secret;
    private boolean trusted;

    QueuedEvents(Mailbox mailbox, String secret) {
        this.mailbox = mailbox;
        this.secret = secret;
    }

    boolean isTrusted() {
        return trusted;
    }

    @Override
    public void hello(int version, String shownSecret, long pid) {
        trusted = secret.equals(shownSecret);
        pass(events -> events.hello(version, "", pid));
    }

    @Override
    public void node(Node node) {
        pass(events -> events.node(node));
    }

    @Override
    public void unloadable(String className, Thrown reason) {
        pass(events -> events.unloadable(className, reason));
    }

    @Override
    public void discovered() {
        pass(Events::discovered);
    }

    @Override
    public void started(String uniqueId, long time) {
        pass(events -> events.started(uniqueId, time));
    }

    @Override
    public void finished(String uniqueId, long time, Status status, Thrown thrown) {
        pass(events -> events.finished(uniqueId, time, status, thrown));
    }

    @Override
    public void skipped(String uniqueId, long time, String reason) {
        pass(events -> events.skipped(uniqueId, time, reason));
    }

    @Override
    public void output(String uniqueId, boolean error, byte[] bytes) {
        pass(events -> events.output(uniqueId, error, bytes));
    }

    @Override
    public void ran(long run) {
        pass(events -> events.ran(run));
    }

    @Override
    public void disobeyed(long run, String reason) {
        pass(events -> events.disobeyed(run, reason));
    }

    @Override
    public void properties(Map<String, String> properties) {
        pass(events -> events.properties(properties));
    }

    @Override
    public void exiting(Thrown caller) {
        pass(events -> events.exiting(caller));
    }

    @Override
    public void threads(String dump) {
        pass(events -> events.threads(dump));
    }

    @Override
    public void forgot(long nanos, List<String> taints, List<String> touched, List<String> changed) {
        pass(events -> events.forgot(nanos, taints, touched, changed));
    }

    @Override
    public void described(List<String> areas, Map<String, String> state) {
        pass(events -> events.described(areas, state));
    }

    @Override
    public void broken(Thrown reason) {
        pass(events -> events.broken(reason));
    }

    private void pass(Consumer<Events> event) {
        if (!trusted) {
            throw new IllegalStateException("A connection that does not know the secret");
        }
        mailbox.postWhenRoom(new Told(event));
    }
}
