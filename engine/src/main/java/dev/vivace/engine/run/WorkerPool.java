package dev.vivace.engine.run;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.FirstLook.Found;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Runs orders in JVMs of their own on this machine. Workers start when they are needed and serve one order after
 * another; one that is lost is replaced, and the others do not notice.
 */
public final class WorkerPool implements OrderRunner, Microscope {

    private final LaunchSpec spec;
    private final List<String> classNames;
    private final WorkerSettings settings;
    private final ScratchDirectory scratch;
    private final Optional<Path> agentJar;
    private final OutputDirectory output;
    private final Lanes lanes;
    private final AtExit atExit;
    private final CountDownLatch closed = new CountDownLatch(1);
    private final AtomicLong positions;
    private final AtomicLong starts = new AtomicLong();
    private final SpareLimit spareLimit;
    private final Archiving archiving;
    private final CompilerTuning compilers;
    private final Object foundLock = new Object();
    private Optional<Found> found = Optional.empty();

    private WorkerPool(LaunchSpec spec, List<String> classNames, WorkerSettings settings, AtomicLong positions) {
        this.spec = spec;
        this.classNames = List.copyOf(classNames);
        this.settings = settings;
        this.positions = positions;
        this.output = OutputDirectory.open(settings.output());
        this.scratch = ScratchDirectory.create();
        this.agentJar = settings.isolation() == Isolation.RESET
                ? Optional.of(scratch.with(EmbeddedJar.ISOLATION))
                : Optional.empty();
        this.lanes = new Lanes(settings.workers());
        JvmStart plain = JvmStart.plain(scratch.with(EmbeddedJar.WORKER));
        this.archiving = Archiving.open(spec.jvm(), settings, plain, scratch.path());
        this.compilers = CompilerTuning.of(spec.jvm(), settings);
        this.spareLimit = SpareLimit.of(spec.jvm(), settings, classNames.size());
        this.atExit = new AtExit("workers", this::endProcesses);
    }

    /** Names the agent that makes its JVMs forget: of what one could not undo, another may know more. */
    public static String agent() {
        return EmbeddedJar.ISOLATION.digest();
    }

    /**
     * A pool for the tests of one module; nothing is started yet.
     *
     * @param classNames of the test classes, in natural order
     */
    public static WorkerPool open(LaunchSpec spec, List<String> classNames, WorkerSettings settings) {
        WorkerPool pool = new WorkerPool(spec, classNames, settings, new AtomicLong());
        pool.atExit.watch();
        return pool;
    }

    /** Another pool for the same tests, which knows what this one has discovered; its output goes elsewhere. */
    public WorkerPool sibling(WorkerSettings otherSettings) {
        Found known = known().orElseGet(this::found);
        WorkerPool pool = new WorkerPool(spec, classNames, otherSettings, positions);
        pool.found = Optional.of(known);
        pool.atExit.watch();
        return pool;
    }

    private Optional<Found> known() {
        synchronized (foundLock) {
            return found;
        }
    }

    @Override
    public TestCatalog catalog() {
        lanes.checkOpen();
        try {
            return discovery().catalog();
        } catch (RunnerClosed meanwhile) {
            throw Problem.of("The run was ended while tests were being discovered")
                    .tryThis("a larger forkedProcessTimeoutInSeconds, where the project sets one");
        }
    }

    private Discovery discovery() {
        return found().discovery();
    }

    private Found found() {
        lanes.checkOpen();
        synchronized (foundLock) {
            if (found.isEmpty()) {
                found = Optional.of(discover());
            }
            return found.get();
        }
    }

    private Found discover() {
        Lane lane = lanes.take();
        try {
            keepSpares(lane);
            return new FirstLook(classNames, this::start, spec.policy().exitTimeout()).in(lane);
        } finally {
            if (settings.isolation() == Isolation.PROCESS && classNames.size() > 1) {
                // It looked into other classes than the one it would run.
                lane.vacate(spec.policy().exitTimeout());
            }
            giveBack(lane);
        }
    }

    @Override
    public void expect(List<Duration> orders) {
        spareLimit.expect(orders.size());
        compilers.expect(orders.stream().skip(lanes.spares()).toList());
        try {
            makeReady(lanes.take());
        } catch (RunnerClosed meanwhile) {
            // There is nothing to make ready for.
            return;
        }
    }

    private void makeReady(Lane lane) {
        try {
            keepSpares(lane);
        } finally {
            giveBack(lane);
        }
    }

    @Override
    public OrderRun run(TestOrder order, RunListener listener) {
        try {
            return runInLane(order, listener);
        } catch (RunnerClosed meanwhile) {
            return RunnerClosed.answer(order);
        }
    }

    private OrderRun runInLane(TestOrder order, RunListener listener) {
        Discovery discovery = discovery();
        List<Agenda.Item> items = discovery.lookup().items(order);
        if (items.isEmpty()) {
            return new OrderRun(List.of(), List.of(), List.of(), Optional.empty(), List.of(), Duration.ZERO);
        }
        boolean natural = discovery.lookup().isNatural(items);
        boolean exact = !discovery.lookup().isInNaturalSequence(items);
        Function<Lane, OrderRun> attempt = lane -> {
            PooledWorker worker = workerFor(lane, natural);
            boolean all = natural && worker.isFresh() && worker.hasFound(discovery);
            Assignment assignment = all ? Assignment.all() : Assignment.order(discovery, items, exact);
            return run(
                    lane, worker, new Task(discovery, items, assignment, exact, output.next(lane.number())), listener);
        };
        return inLane(listener, lane -> {
            OrderRun run = attempt.apply(lane);
            // The next one is in a new JVM. Who does not search asks the class there anyway.
            return settings.searching() && TaintReason.isBroken(run) ? attempt.apply(lane) : run;
        });
    }

    private <T> T inLane(RunListener listener, Function<Lane, T> work) {
        archiving.news().ifPresent(listener::detail);
        Lane lane = lanes.take();
        try {
            spareLimit.orderBegins();
            return work.apply(lane);
        } finally {
            giveBack(lane);
            archiving.learn();
        }
    }

    private OrderRun run(Lane lane, PooledWorker worker, Task task, RunListener listener) {
        if (lane.announce()) {
            listener.workerStarted(lane.number(), worker.pid(), worker.idle());
        }
        return worker.run(task, positions::incrementAndGet, listener, () -> keepSpares(lane));
    }

    @Override
    public OrderRun run(TestOrder first, Forgotten forgotten, TestOrder second) {
        try {
            OrderLookup lookup = discovery().lookup();
            List<Agenda.Item> before = lookup.items(first);
            List<Agenda.Item> after = lookup.items(second);
            List<Agenda.Item> items =
                    Stream.concat(before.stream(), after.stream()).toList();
            return runExactly(items, Assignment.apart(discovery(), before, forgotten, after), (worker, run) -> run);
        } catch (RunnerClosed meanwhile) {
            return RunnerClosed.answer(second);
        }
    }

    @Override
    public State state(TestOrder order, Collection<String> classes) {
        try {
            List<Agenda.Item> items = discovery().lookup().items(order);
            return runExactly(
                    items, Assignment.description(discovery(), items, classes), (worker, run) -> worker.described()
                            .filter(whole -> run.loss().isEmpty())
                            .orElse(State.UNKNOWN));
        } catch (RunnerClosed meanwhile) {
            return State.UNKNOWN;
        }
    }

    private <T> T runExactly(
            List<Agenda.Item> items, Assignment assignment, BiFunction<PooledWorker, OrderRun, T> answer) {
        return inLane(RunListener.NONE, lane -> {
            PooledWorker worker = workerFor(lane, false);
            Task task = new Task(discovery(), items, assignment, true, output.next(lane.number()));
            return answer.apply(worker, run(lane, worker, task, RunListener.NONE));
        });
    }

    private PooledWorker workerFor(Lane lane, boolean natural) {
        Optional<PooledWorker> present = lane.worker().filter(this::mayServe);
        if (present.isPresent()) {
            return present.get();
        }
        lane.vacate(spec.policy().exitTimeout());
        PooledWorker worker = start(lane);
        worker.discover(natural ? found().usable() : List.of());
        worker.keepApart(discovery().lookup());
        return worker;
    }

    private boolean mayServe(PooledWorker worker) {
        return worker.isUsable()
                && (worker.isFresh()
                        || settings.isolation() == Isolation.NONE
                        || settings.isolation() == Isolation.RESET && !worker.isTainted(settings.searching()));
    }

    private PooledWorker start(Lane lane) {
        Optional<PooledWorker> waiting = lane.takeSpare().flatMap(spare -> greetSpare(lane, spare));
        if (waiting.isPresent()) {
            return waiting.get();
        }
        WorkerProcess process = spawn(lane, List.of());
        lane.occupy(process);
        return greet(lane, process);
    }

    /** A JVM that was lost while it waited is no news: another one takes its place. */
    private Optional<PooledWorker> greetSpare(Lane lane, WorkerProcess spare) {
        try {
            return Optional.of(greet(lane, spare));
        } catch (Problem lost) {
            lane.vacate(Duration.ZERO);
            return Optional.empty();
        }
    }

    private PooledWorker greet(Lane lane, WorkerProcess process) {
        PooledWorker worker = new PooledWorker(lane.number(), spec, settings, process.command(), process);
        lane.settle(worker);
        lanes.checkOpen();
        worker.greet();
        return worker;
    }

    /** While this lane is busy, the JVMs that it needs next start and wait. */
    private void keepSpares(Lane lane) {
        List<String> engines =
                known().map(known -> known.discovery().lookup().engines()).orElse(List.of());
        try {
            while (spareLimit.allows(lane.spares(), lanes.spares())) {
                lane.keep(spawn(lane, engines));
                lanes.checkOpen();
            }
        } catch (RunnerClosed meanwhile) {
            // Whoever uses the lane finds out, and dismisses what was started just now.
            return;
        } catch (Problem noRoom) {
            // The next one starts when it is needed, and then says what the problem is.
            spareLimit.expect(0);
        }
    }

    /** A pool that was closed meanwhile has no directory for the arguments any more. */
    private WorkerProcess spawn(Lane lane, List<String> engines) {
        long number = starts.incrementAndGet();
        JvmStart plain = compilers.tuned(archiving.start(number));
        Optional<Path> instrumented = settings.cache().map(directory -> directory.resolve("classes"));
        JvmStart start = agentJar.map(jar -> plain.withAgent(jar, instrumented)).orElse(plain);
        WorkerCommand command = WorkerCommand.of(spec.jvm(), lane.number(), start, settings.memory());
        try {
            return WorkerProcess.start(command, scratch.path().resolve("arguments-" + number), engines);
        } catch (Problem e) {
            lanes.checkOpen();
            throw e;
        }
    }

    /** A worker that cannot serve again goes at once, so that its memory is free for others. */
    private void giveBack(Lane lane) {
        if (lane.worker().filter(this::mayServe).isEmpty()) {
            lane.vacate(spec.policy().exitTimeout());
        }
        if (!lanes.giveBack(lane)) {
            lane.vacate(Duration.ZERO);
            lane.dismissSpares();
        }
    }

    /** Ends the workers of lanes that nobody uses; spares, in which nothing of the project ran, stay. */
    void dismissIdle() {
        for (Lane lane : lanes.free()) {
            if (lanes.take(lane)) {
                try {
                    lane.vacate(spec.policy().exitTimeout());
                } finally {
                    giveBack(lane);
                }
            }
        }
    }

    /** How long processors have worked for its workers. */
    Duration cpu() {
        return lanes.all().stream().map(Lane::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /** Who closes it while another does so waits until nothing is left of it, too. */
    @Override
    public void close() {
        if (lanes.close()) {
            try {
                end();
            } finally {
                closed.countDown();
            }
        } else {
            awaitClosed();
        }
    }

    private void end() {
        List<Lane> taken = lanes.taken();
        taken.forEach(Lane::cancel);
        lanes.free().parallelStream().forEach(lane -> {
            lane.dismissSpares();
            lane.vacate(spec.policy().exitTimeout());
        });
        taken.forEach(Lane::awaitEnd);
        archiving.close(taken.isEmpty());
        atExit.forget();
        scratch.delete();
    }

    private void awaitClosed() {
        try {
            closed.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void endProcesses() {
        lanes.close();
        archiving.cancel();
        lanes.all().forEach(Lane::kill);
        lanes.all().forEach(Lane::awaitEnd);
        scratch.delete();
        closed.countDown();
    }
}
