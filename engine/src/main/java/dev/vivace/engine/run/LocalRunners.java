package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Pools of workers on this machine, which share what was discovered; a pool is opened when it is first asked for. */
public final class LocalRunners implements Runners {

    private final WorkerPool first;
    private final WorkerSettings settings;
    private final Map<Isolation, WorkerPool> pools = new EnumMap<>(Isolation.class);
    private final List<WorkerPool> apart = new ArrayList<>();
    private boolean closed;

    private LocalRunners(WorkerPool first, WorkerSettings settings) {
        this.first = first;
        this.settings = settings;
        pools.put(settings.isolation(), first);
    }

    /** For the tests of one module, with the isolation in the settings first. */
    public static LocalRunners open(LaunchSpec spec, List<String> classNames, WorkerSettings settings) {
        return new LocalRunners(WorkerPool.open(spec, classNames, settings), settings);
    }

    @Override
    public OrderRunner with(Isolation isolation) {
        WorkerPool known = known(isolation);
        return known == null ? opened(isolation) : known;
    }

    private synchronized WorkerPool known(Isolation isolation) {
        return pools.get(isolation);
    }

    /** Outside of the lock until it exists: what it has to know may still have to be discovered. */
    private OrderRunner opened(Isolation isolation) {
        return keep(isolation, sibling(settings.withIsolation(isolation), isolation.label()));
    }

    private synchronized OrderRunner keep(Isolation isolation, WorkerPool pool) {
        WorkerPool earlier = pools.putIfAbsent(isolation, pool);
        if (closed || earlier != null) {
            pool.close();
        }
        return earlier == null ? pool : earlier;
    }

    @Override
    public OrderRunner inNewJvm() {
        WorkerPool pool = sibling(settings.withIsolation(Isolation.NONE).withWorkers(1), "new");
        keepApart(pool);
        return pool;
    }

    private synchronized void keepApart(WorkerPool pool) {
        apart.add(pool);
        if (closed) {
            pool.close();
        }
    }

    private WorkerPool sibling(WorkerSettings others, String name) {
        Path output = settings.output();
        return first.sibling(others.withOutput(output.resolveSibling(output.getFileName() + "-" + name)));
    }

    @Override
    public void close() {
        List<WorkerPool> all;
        synchronized (this) {
            closed = true;
            all = Stream.concat(pools.values().stream(), apart.stream()).toList();
        }
        all.forEach(WorkerPool::close);
    }
}
