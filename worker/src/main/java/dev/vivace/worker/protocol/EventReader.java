package dev.vivace.worker.protocol;

import java.io.IOException;
import java.io.InputStream;

/** The controller's end of {@link Events}: every frame becomes a call. */
public final class EventReader {

    private final FrameInput frames;

    /** Reads from this stream. */
    public EventReader(InputStream in) {
        this.frames = new FrameInput(in);
    }

    /** Passes on the next event; false when the worker has gone. */
    public boolean next(Events events) throws IOException {
        return frames.read((type, in) -> dispatch(type, in, events));
    }

    private static void dispatch(int type, FrameInput.FieldInput in, Events events) throws IOException {
        switch (type) {
            case EventWriter.HELLO:
                events.hello((int) in.number(), in.text(), in.number());
                break;
            case EventWriter.NODE:
                events.node(node(in));
                break;
            case EventWriter.UNLOADABLE:
                events.unloadable(in.text(), in.thrown());
                break;
            case EventWriter.DISCOVERED:
                events.discovered();
                break;
            case EventWriter.STARTED:
                events.started(in.text(), in.number());
                break;
            case EventWriter.FINISHED:
                events.finished(in.text(), in.number(), Events.Status.valueOf(in.text()), in.thrown());
                break;
            case EventWriter.SKIPPED:
                events.skipped(in.text(), in.number(), in.text());
                break;
            case EventWriter.OUTPUT:
                events.output(in.text(), in.flag(), in.bytes());
                break;
            case EventWriter.RAN:
                events.ran(in.number());
                break;
            case EventWriter.DISOBEYED:
                events.disobeyed(in.number(), in.text());
                break;
            case EventWriter.PROPERTIES:
                events.properties(in.textMap());
                break;
            case EventWriter.EXITING:
                events.exiting(in.thrown());
                break;
            case EventWriter.THREADS:
                events.threads(in.text());
                break;
            case EventWriter.BROKEN:
                events.broken(in.thrown());
                break;
            case EventWriter.FORGOT:
                events.forgot(in.number(), in.texts(), in.texts(), in.texts());
                break;
            case EventWriter.DESCRIBED:
                events.described(in.texts(), in.textMap());
                break;
            default:
                throw new IOException("Unknown event " + type + " in protocol version " + Protocol.VERSION);
        }
    }

    private static Node node(FrameInput.FieldInput in) throws IOException {
        return new Node(
                in.text(),
                in.text(),
                Node.Kind.valueOf(in.text()),
                in.text(),
                in.text(),
                in.text(),
                in.text(),
                in.text(),
                in.text());
    }
}
