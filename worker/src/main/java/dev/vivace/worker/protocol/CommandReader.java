package dev.vivace.worker.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** The worker's end of {@link Commands}: every frame becomes a call. */
public final class CommandReader {

    private final FrameInput frames;

    /** Reads from this stream. */
    public CommandReader(InputStream in) {
        this.frames = new FrameInput(in);
    }

    /** Carries out the next command; false when the controller has gone. */
    public boolean next(Commands commands) throws IOException {
        return frames.read((type, in) -> dispatch(type, in, commands));
    }

    private static void dispatch(int type, FrameInput.FieldInput in, Commands commands) throws IOException {
        switch (type) {
            case CommandWriter.CONFIGURE:
                commands.configure(in.flag(), in.texts(), Duration.ofMillis(in.number()));
                break;
            case CommandWriter.DISCOVER:
                commands.discover(
                        in.texts(), new DiscoveryFilters(in.texts(), in.texts(), in.texts(), in.texts()), in.textMap());
                break;
            case CommandWriter.KEEP_APART:
                commands.keepApart(in.texts(), in.texts());
                break;
            case CommandWriter.RUN_ALL:
                commands.runAll(in.number());
                break;
            case CommandWriter.RUN_ORDER:
                commands.runOrder(in.number(), in.texts(), in.texts(), in.flag());
                break;
            case CommandWriter.RUN_APART:
                commands.runApart(in.number(), in.texts(), in.texts(), in.texts(), in.texts(), in.texts(), in.texts());
                break;
            case CommandWriter.DESCRIBE:
                commands.describe(in.number(), in.texts(), in.texts(), in.texts());
                break;
            case CommandWriter.DUMP_THREADS:
                commands.dumpThreads();
                break;
            case CommandWriter.EXIT:
                commands.exit();
                break;
            default:
                throw new IOException("Unknown command " + type + " in protocol version " + Protocol.VERSION);
        }
    }
}
