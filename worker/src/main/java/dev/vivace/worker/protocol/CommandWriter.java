package dev.vivace.worker.protocol;

import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The controller's end of {@link Commands}: every call becomes a frame. */
public final class CommandWriter implements Commands {

    static final int DISCOVER = 1;
    static final int RUN_ALL = 2;
    static final int RUN_ORDER = 3;
    static final int EXIT = 4;
    static final int CONFIGURE = 5;
    static final int DUMP_THREADS = 6;
    static final int KEEP_APART = 7;
    static final int RUN_APART = 8;
    static final int DESCRIBE = 9;

    private final FrameOutput frames;

    /** Writes to this stream. */
    public CommandWriter(OutputStream out) {
        this.frames = new FrameOutput(out);
    }

    @Override
    public void configure(boolean assertions, List<String> listeners, Duration exitTimeout) {
        frames.write(CONFIGURE, out -> out.flag(assertions).texts(listeners).number(exitTimeout.toMillis()));
    }

    @Override
    public void discover(List<String> classNames, DiscoveryFilters filters, Map<String, String> parameters) {
        frames.write(DISCOVER, out -> out.texts(classNames)
                .texts(filters.groups())
                .texts(filters.excludedGroups())
                .texts(filters.engines())
                .texts(filters.excludedEngines())
                .texts(parameters));
    }

    @Override
    public void keepApart(List<String> ones, List<String> others) {
        frames.write(KEEP_APART, out -> out.texts(ones).texts(others));
    }

    @Override
    public void runAll(long run) {
        frames.write(RUN_ALL, out -> out.number(run));
    }

    @Override
    public void runOrder(long run, List<String> uniqueIds, List<String> places, boolean exact) {
        frames.write(
                RUN_ORDER, out -> out.number(run).texts(uniqueIds).texts(places).flag(exact));
    }

    @Override
    public void runApart(
            long run,
            List<String> firstIds,
            List<String> firstPlaces,
            List<String> classes,
            List<String> areas,
            List<String> secondIds,
            List<String> secondPlaces) {
        frames.write(RUN_APART, out -> out.number(run)
                .texts(firstIds)
                .texts(firstPlaces)
                .texts(classes)
                .texts(areas)
                .texts(secondIds)
                .texts(secondPlaces));
    }

    @Override
    public void describe(long run, List<String> uniqueIds, List<String> places, List<String> classes) {
        frames.write(
                DESCRIBE, out -> out.number(run).texts(uniqueIds).texts(places).texts(classes));
    }

    @Override
    public void dumpThreads() {
        frames.write(DUMP_THREADS, out -> {});
    }

    @Override
    public void exit() {
        frames.write(EXIT, out -> {});
    }
}
