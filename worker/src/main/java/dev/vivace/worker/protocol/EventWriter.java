package dev.vivace.worker.protocol;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** The worker's end of {@link Events}: every call becomes a frame. */
public final class EventWriter implements Events {

    static final int HELLO = 1;
    static final int NODE = 2;
    static final int UNLOADABLE = 3;
    static final int DISCOVERED = 4;
    static final int STARTED = 5;
    static final int FINISHED = 6;
    static final int SKIPPED = 7;
    static final int OUTPUT = 8;
    static final int RAN = 9;
    static final int PROPERTIES = 10;
    static final int EXITING = 11;
    static final int BROKEN = 12;
    static final int DISOBEYED = 13;
    static final int THREADS = 14;
    static final int FORGOT = 15;
    static final int DESCRIBED = 16;

    private final FrameOutput frames;

    /** Writes to this stream. */
    public EventWriter(OutputStream out) {
        this.frames = new FrameOutput(out);
    }

    @Override
    public void hello(int version, String secret, long pid) {
        frames.write(HELLO, out -> out.number(version).text(secret).number(pid));
    }

    @Override
    public void node(Node node) {
        frames.writeLater(NODE, out -> out.text(node.uniqueId())
                .text(node.parentId())
                .text(node.kind().name())
                .text(node.displayName())
                .text(node.legacyName())
                .text(node.className())
                .text(node.methodName())
                .text(node.parameterTypes())
                .text(node.classDisplayName()));
    }

    @Override
    public void unloadable(String className, Thrown reason) {
        frames.write(UNLOADABLE, out -> out.text(className).thrown(reason));
    }

    @Override
    public void discovered() {
        frames.write(DISCOVERED, out -> {});
    }

    @Override
    public void started(String uniqueId, long time) {
        frames.write(STARTED, out -> out.text(uniqueId).number(time));
    }

    @Override
    public void finished(String uniqueId, long time, Status status, Thrown thrown) {
        frames.write(
                FINISHED,
                out -> out.text(uniqueId).number(time).text(status.name()).thrown(thrown));
    }

    @Override
    public void skipped(String uniqueId, long time, String reason) {
        frames.write(SKIPPED, out -> out.text(uniqueId).number(time).text(reason));
    }

    @Override
    public void output(String uniqueId, boolean error, byte[] bytes) {
        frames.write(OUTPUT, out -> out.text(uniqueId).flag(error).bytes(bytes));
    }

    @Override
    public void ran(long run) {
        frames.write(RAN, out -> out.number(run));
    }

    @Override
    public void disobeyed(long run, String reason) {
        frames.write(DISOBEYED, out -> out.number(run).text(reason));
    }

    @Override
    public void properties(Map<String, String> properties) {
        frames.write(PROPERTIES, out -> out.texts(properties));
    }

    @Override
    public void exiting(Thrown caller) {
        frames.write(EXITING, out -> out.thrown(caller));
    }

    @Override
    public void threads(String dump) {
        frames.write(THREADS, out -> out.text(dump));
    }

    @Override
    public void forgot(long nanos, List<String> taints, List<String> touched, List<String> changed) {
        frames.write(
                FORGOT, out -> out.number(nanos).texts(taints).texts(touched).texts(changed));
    }

    @Override
    public void described(List<String> areas, Map<String, String> state) {
        frames.write(DESCRIBED, out -> out.texts(areas).texts(state));
    }

    @Override
    public void broken(Thrown reason) {
        frames.write(BROKEN, out -> out.thrown(reason));
    }
}
