package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.WorkerLoss;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.DiscoveryFilters;
import dev.vivace.worker.protocol.Protocol;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A worker as its owner sees it: start, discover, run. Used by one thread at a time. */
final class PooledWorker {

    /** How long a JVM may take to end after it broke off the connection: writing a core dump takes a while. */
    private static final Duration ENDING = Duration.ofSeconds(30);

    /** How long pipes may stay open after their JVM ended: a process that a test started may hold them for ever. */
    private static final Duration LAST_WORDS = Duration.ofSeconds(2);

    /** How much longer a test may take while we are still busy with what it printed. */
    private static final Duration BACKLOG = Duration.ofSeconds(5);

    private static final Duration THREAD_DUMP = Duration.ofSeconds(5);

    /** How much later than a worker we may hear of a signal that was meant for both. */
    private static final Duration INTERRUPTION = Duration.ofSeconds(1);

    private static final Duration FOREVER = Duration.ofDays(1);

    private final int number;
    private final LaunchSpec spec;
    private final WorkerSettings settings;
    private final WorkerCommand command;
    private final WorkerProcess process;
    private final WorkerState state = new WorkerState();
    private Optional<PlatformTree> tree = Optional.empty();
    private List<String> uniqueIds = List.of();
    private long runs;
    private boolean interrupted;

    PooledWorker(int number, LaunchSpec spec, WorkerSettings settings, WorkerCommand command, WorkerProcess process) {
        this.number = number;
        this.spec = spec;
        this.settings = settings;
        this.command = command;
        this.process = process;
    }

    long pid() {
        return process.pid();
    }

    /** How long it was there before anybody needed it. */
    Duration idle() {
        return process.idle();
    }

    /** Whether no test ran in it yet. */
    boolean isFresh() {
        return runs == 0;
    }

    /** Whether it can be given work: it lives, and has done all that it was given. */
    boolean isUsable() {
        return process.isAlive() && !state.isLost() && (isFresh() || state.hasRun(runs));
    }

    /**
     * Whether it remembers something that it should have forgotten.
     *
     * @param searching whether a doubt about a class does not count
     */
    boolean isTainted(boolean searching) {
        return state.taints().stream().anyMatch(taint -> !searching || !TaintReason.isDoubt(taint));
    }

    /** Waits for the JVM to connect, and configures it. */
    void greet() {
        process.greeted();
        if (!await(() -> state.version().isPresent(), within(settings.startDeadline()))) {
            throw notStarted();
        }
        if (state.version().getAsInt() != Protocol.VERSION) {
            throw new IllegalStateException("A worker of protocol version "
                    + state.version().getAsInt() + " was started by an engine of version " + Protocol.VERSION);
        }
        send(commands -> commands.configure(
                spec.jvm().enableAssertions(),
                spec.platform().listeners(),
                spec.policy().exitTimeout()));
    }

    private RuntimeException notStarted() {
        boolean slow = !state.isLost();
        end();
        return ending().cancelled()
                ? closed()
                : WorkerProblem.notStarted(ending(), slow, settings.startDeadline(), command.command());
    }

    private RunnerClosed closed() {
        passOnInterrupt();
        return new RunnerClosed();
    }

    /** Discovers the tests of these classes; with none, only tells how later runs discover theirs. */
    Discovery discover(List<String> classNames) {
        return discover(classNames, Map.of());
    }

    /** The same beside classes of which it is already known that they cannot be looked into. */
    Discovery discover(List<String> classNames, Map<String, Failure> culprits) {
        state.forgetDiscovery();
        LaunchSpec.Selection selection = spec.selection();
        DiscoveryFilters filters = new DiscoveryFilters(
                listOf(selection.groups()),
                listOf(selection.excludedGroups()),
                selection.engines(),
                selection.excludedEngines());
        Map<String, String> parameters = new LinkedHashMap<>(spec.platform().configurationParameters());
        parameters.putAll(settings.concurrency().threads().parameters());
        send(commands -> commands.discover(classNames, filters, parameters));
        Duration limit = settings.discoveryLimit().orElse(FOREVER);
        if (!await(state::isDiscoveryComplete, within(limit))) {
            throw state.isLost() ? undiscovered() : undiscovered(limit);
        }
        Map<String, Failure> unloadable = new LinkedHashMap<>(culprits);
        unloadable.putAll(state.unloadable());
        Discovery found = Discovery.of(state.nodes(), unloadable);
        uniqueIds = found.lookup().uniqueIds();
        return found;
    }

    /** Tells which of these tests must not run at once. */
    void keepApart(OrderLookup lookup) {
        RivalPairs pairs = RivalPairs.of(settings.concurrency().apart(), lookup);
        if (!pairs.ones().isEmpty()) {
            send(commands -> commands.keepApart(pairs.ones(), pairs.others()));
        }
    }

    /** Whether it found the same tests under the same names when it discovered them itself. */
    boolean hasFound(Discovery known) {
        return uniqueIds.equals(known.lookup().uniqueIds());
    }

    /** Whether it was lost, or held up, by a class: what it can survive it has already blamed on one itself. */
    boolean isVictimOfAClass() {
        return ending().breakdown().isEmpty() && !WorkerProblem.isAboutPlatform(ending().lastWords());
    }

    private static List<String> listOf(String text) {
        return Stream.of(text.split(","))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private RuntimeException undiscovered() {
        end();
        return ending().cancelled() ? closed() : WorkerProblem.undiscovered(number, ending());
    }

    private Problem undiscovered(Duration limit) {
        String threads = threads();
        end();
        return WorkerProblem.undiscovered(number, limit, threads);
    }

    /**
     * Runs a task to its end, or to the end of this worker.
     *
     * @param meanwhile what there is to do while the worker is busy
     */
    OrderRun run(Task task, LongSupplier positions, RunListener listener, Runnable meanwhile) {
        long begin = System.nanoTime();
        long run = ++runs;
        try (OutputSpool spool = new OutputSpool(task.output())) {
            if (tree.isEmpty()) {
                tree = Optional.of(task.found().tree().copy());
            }
            int before = tellEarlierTaints(listener);
            RunRecorder recorder =
                    new RunRecorder(tree.get(), new Agenda(task.items()), spool, positions, listener, number);
            state.record(tree.get(), recorder);
            send(commands -> task.assignment().start(commands, run));
            meanwhile.run();
            await(() -> state.hasRun(run), () -> patience(recorder));
            Optional<WorkerLoss> loss = conclude(run, recorder, listener);
            task.found().lookup().learn(recorder.cutOff());
            state.disobedience().filter(reason -> task.exact()).ifPresent(this::refuse);
            state.forgetting().ifPresent(time -> listener.detail(forgotten(task, time)));
            return new OrderRun(
                    recorder.tests(),
                    recorder.containers(),
                    recorder.notRun(),
                    loss,
                    recorder.properties(),
                    taintsSince(before),
                    state.footprint(),
                    since(begin));
        } finally {
            state.stopRecording();
            passOnInterrupt();
        }
    }

    /** How many there are before a run, and are nothing that its tests have left behind. */
    private int tellEarlierTaints(RunListener listener) {
        List<String> earlier = state.taints();
        if (runs == 1) {
            earlier.forEach(taint -> listener.detail("Left behind by looking for tests: " + taint));
        }
        return earlier.size();
    }

    /** A JVM tells all that it cannot forget, again and again, and what is new at the end. */
    private List<String> taintsSince(int before) {
        List<String> all = state.taints();
        return all.subList(Math.min(before, all.size()), all.size());
    }

    private static String forgotten(Task task, Duration time) {
        return String.format(
                Locale.ROOT,
                "Forgotten in %.3f ms: %s.",
                time.toNanos() / 1e6,
                task.firstClass().orElse("nothing"));
    }

    /** Kept until now: it would have kept us from hearing the end of the worker. */
    private void passOnInterrupt() {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** What the last run left behind, and how that differs from nothing; where it was asked for. */
    Optional<Microscope.State> described() {
        return state.described();
    }

    private Duration patience(RunRecorder recorder) {
        return settings.timeout()
                .map(limit -> limit.minus(since(recorder.waitingSince())))
                .orElse(FOREVER);
    }

    private Optional<WorkerLoss> conclude(long run, RunRecorder recorder, RunListener listener) {
        if (!state.hasRun(run) && !state.isLost()) {
            return Optional.of(report(timedOut(recorder), recorder, listener));
        }
        if (state.isLost()) {
            end();
        }
        if (state.hasRun(run)) {
            recorder.complete(Instant.now());
            return Optional.empty();
        }
        return Optional.of(report(lost(recorder), recorder, listener));
    }

    private void refuse(String reason) {
        throw Problem.of("This order cannot be run exactly: "
                        + tree.orElseThrow().readable(reason))
                .tryThis("another order of these tests");
    }

    /** The loss together with whom it is blamed on. */
    private record Blame(Suspects suspects, LossReport report) {}

    private Blame timedOut(RunRecorder recorder) {
        state.freeze();
        Suspects suspects = recorder.overdue(
                System.nanoTime() - settings.timeout().orElseThrow().toNanos(), Instant.now());
        String threads = threads();
        kill();
        awaitSilence();
        return new Blame(
                suspects,
                LossReport.timedOut(number, suspects, settings.timeout().orElseThrow(), threads, recorder.count()));
    }

    private String threads() {
        send(Commands::dumpThreads);
        listen(() -> state.threads().isPresent(), within(THREAD_DUMP));
        return state.threads().orElse("The worker did not even tell what its threads were doing.");
    }

    private Blame lost(RunRecorder recorder) {
        Suspects suspects = recorder.suspects(Instant.now());
        return new Blame(suspects, LossReport.lost(number, suspects, ending(), recorder.count()));
    }

    private Ending ending() {
        Path crashReport = command.jvm().workingDirectory().resolve("hs_err_pid" + process.pid() + ".log");
        return state.ending(Optional.of(crashReport).filter(Files::exists));
    }

    private WorkerLoss report(Blame blame, RunRecorder recorder, RunListener listener) {
        LossReport report = blame.report();
        if (report.loss().cause() == WorkerLoss.Cause.CANCELLED) {
            recorder.abandon();
        } else {
            recorder.blame(blame.suspects(), report.outcome(), report.failure(), Instant.now());
        }
        listener.workerLost(number, report.loss());
        return report.loss();
    }

    /** Lets a lost worker's JVM come to its end, or ends it, and listens to its last words. */
    private void end() {
        boolean goesByItself =
                state.isLost() && !ending().cancelled() && ending().breakdown().isEmpty();
        if (goesByItself) {
            listen(state::hasExited, within(ENDING));
            awaitOwnInterruption();
        }
        kill();
        awaitSilence();
    }

    /** Ctrl-C reaches every process of a terminal: what ended this worker is about to cancel the run. */
    private void awaitOwnInterruption() {
        if (ending().exit().filter(ExitStatus::isRequest).isPresent()) {
            listen(() -> ending().cancelled(), within(INTERRUPTION));
        }
    }

    private void kill() {
        if (process.isAlive()) {
            state.killed();
        }
        process.kill();
    }

    private void awaitSilence() {
        listen(state::isSilent, within(LAST_WORDS));
    }

    private void send(Consumer<Commands> command) {
        try {
            command.accept(process.commands());
        } catch (UncheckedIOException gone) {
            // The mailbox will tell how it went.
            kill();
        }
    }

    /** Takes messages until something is the case, or the worker is lost, or patience ends; true in the first case. */
    private boolean await(BooleanSupplier done, Supplier<Duration> patience) {
        listen(() -> done.getAsBoolean() || state.isLost(), patience);
        return done.getAsBoolean();
    }

    private void listen(BooleanSupplier done, Supplier<Duration> patience) {
        boolean patient = true;
        while (patient && !done.getAsBoolean()) {
            Duration left = patience.get();
            Optional<WorkerMessage> message = take(left);
            message.ifPresent(known -> known.applyTo(state));
            patient = message.isPresent() ? left.plus(BACKLOG).toNanos() > 0 : left.toNanos() > 0;
        }
    }

    private Optional<WorkerMessage> take(Duration patience) {
        try {
            return process.mailbox().take(patience);
        } catch (InterruptedException e) {
            interrupted = true;
            return Optional.of(new WorkerMessage.Cancelled());
        }
    }

    /** How much of a time is left that begins now. */
    private static Supplier<Duration> within(Duration limit) {
        long begin = System.nanoTime();
        return () -> limit.minus(since(begin));
    }

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }
}
