package dev.vivace.engine.run;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Pools of workers on this machine, which share what was discovered; a pool is opened when it is first asked for. */
public final class LocalRunners implements Runners {

    private final WorkerPool first;
    private final WorkerSettings settings;
    private final Map<Manner, WorkerPool> pools = new HashMap<>();
    private final List<WorkerPool> apart = new ArrayList<>();
    private boolean closed;

    private LocalRunners(WorkerPool first, WorkerSettings settings) {
        this.first = first;
        this.settings = settings;
        pools.put(new Manner(settings.isolation(), Concurrency.NONE), first);
    }

    private record Manner(Isolation isolation, Concurrency concurrency) {

        String label() {
            return isolation.label() + (concurrency.equals(Concurrency.NONE) ? "" : "-threads");
        }
    }

    /** For the tests of one module, with the isolation in the settings first. */
    public static LocalRunners open(LaunchSpec spec, List<String> classNames, WorkerSettings settings) {
        return new LocalRunners(WorkerPool.open(spec, classNames, settings), settings);
    }

    @Override
    public OrderRunner with(Isolation isolation) {
        return with(isolation, Concurrency.NONE);
    }

    @Override
    public OrderRunner with(Isolation isolation, Concurrency concurrency) {
        return pool(new Manner(isolation, concurrency));
    }

    @Override
    public Microscope microscope() {
        return pool(new Manner(Isolation.RESET, Concurrency.NONE));
    }

    private WorkerPool pool(Manner manner) {
        WorkerPool known = known(manner);
        return known == null ? opened(manner) : known;
    }

    private synchronized WorkerPool known(Manner manner) {
        return pools.get(manner);
    }

    /** Outside of the lock until it exists: what it has to know may still have to be discovered. */
    private WorkerPool opened(Manner manner) {
        WorkerSettings others = settings.withIsolation(manner.isolation()).withConcurrency(manner.concurrency());
        return keep(manner, sibling(others, manner.label()));
    }

    private synchronized WorkerPool keep(Manner manner, WorkerPool pool) {
        WorkerPool earlier = pools.putIfAbsent(manner, pool);
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
    public void dismissIdle() {
        List<WorkerPool> all;
        synchronized (this) {
            all = List.copyOf(pools.values());
        }
        all.forEach(WorkerPool::dismissIdle);
    }

    @Override
    public Duration cpu(Isolation isolation) {
        WorkerPool known = known(new Manner(isolation, Concurrency.NONE));
        return known == null ? Duration.ZERO : known.cpu();
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
