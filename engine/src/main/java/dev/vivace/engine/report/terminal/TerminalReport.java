package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Shows a run to a person. One thread of its own owns the display and takes events from a queue, so that a terminal
 * that does not keep up, or was stopped with Ctrl-S, never holds up the tests.
 */
public final class TerminalReport implements SuiteListener {

    private static final Duration TICK = Duration.ofMillis(100);
    private static final Duration PATIENCE_WHEN_INTERRUPTED = Duration.ofSeconds(2);

    /** How much is shown. */
    public enum Amount {
        /** Red tests and the summary. */
        QUIET,
        /** What most people want to see. */
        USUAL,
        /** Also how it works inside. */
        DETAILED
    }

    private final Console console;
    private final Amount amount;
    private final InstantSource clock;
    private final Instant start;
    private final Display display;
    private final Tally tally;
    private final Summary summary;
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final AtomicBoolean stopping = new AtomicBoolean();
    private final AtomicReference<Throwable> defect = new AtomicReference<>();
    private final Thread thread;

    /** Something to show; answers whether more will come. */
    private interface Event {
        boolean show();
    }

    private TerminalReport(Console console, Amount amount, InstantSource clock, Function<TestId, String> again) {
        this.console = console;
        this.amount = amount;
        this.clock = clock;
        this.start = clock.instant();
        this.display = display(console, amount == Amount.QUIET, clock);
        this.tally = new Tally(clock);
        this.summary = new Summary(console.style(), again);
        this.thread = new Thread(this::showAll, "vivace-display");
    }

    private static Display display(Console console, boolean quiet, InstantSource clock) {
        if (quiet) {
            return new QuietDisplay(console);
        }
        return console.live() ? new LiveDisplay(console, clock) : new PlainDisplay(console, clock);
    }

    /** A report that has begun. */
    public static TerminalReport start(Console console, Amount amount, Function<TestId, String> again) {
        TerminalReport report = new TerminalReport(console, amount, InstantSource.system(), again);
        report.thread.setDaemon(true);
        report.thread.setUncaughtExceptionHandler((thread, thrown) -> report.defect.set(thrown));
        report.thread.start();
        return report;
    }

    /** Tells what is done before tests can run. */
    public void preparing(String sentence) {
        send(() -> display.preparing(sentence));
    }

    /** Shows the summary. Whatever comes later is ignored. */
    public void finish() {
        close(() -> summary.ended(tally.digest(), elapsed()), Duration.ZERO);
    }

    /** The run is being ended: from now on only results count, and lost workers are no news. */
    public void stopping() {
        if (!stopping.getAndSet(true)) {
            send(() -> {
                display.end();
                console.line("Interrupted: ending the tests");
            });
        }
    }

    /** Shows what is known so far. Whatever comes later is ignored. */
    public void interrupt() {
        close(() -> summary.interrupted(tally.digest(), elapsed()), PATIENCE_WHEN_INTERRUPTED);
    }

    /** Ends without a summary, because something else will be said. */
    public void abandon() {
        close(List::of, Duration.ZERO);
    }

    @Override
    public void notice(String sentence) {
        send(() -> tally.notice(sentence));
        show(listener -> listener.notice(sentence));
    }

    @Override
    public void detail(String sentence) {
        if (amount == Amount.DETAILED) {
            notice(sentence);
        }
    }

    @Override
    public void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {
        tell(listener -> listener.suiteStarted(module, order, expected));
    }

    @Override
    public void manner(String sentence) {
        show(shown -> shown.manner(sentence));
    }

    @Override
    public void suiteFinished(SuiteResult result, List<Path> files) {
        send(() -> tally.suiteFinished(result, files));
        show(shown -> shown.suiteFinished(result, files));
    }

    @Override
    public void workerStarted(int worker, long pid, Duration idle) {
        tell(listener -> listener.workerStarted(worker, pid, idle));
    }

    @Override
    public void stageBegan(Stage stage, int tests) {
        show(shown -> shown.stageBegan(stage, tests));
    }

    @Override
    public void stageEnded() {
        show(shown -> shown.stageEnded());
    }

    @Override
    public void testStarted(int worker, TestId id) {
        tell(listener -> listener.testStarted(worker, id));
    }

    @Override
    public void testFinished(TestResult result) {
        tell(listener -> listener.testFinished(result));
    }

    @Override
    public void workerLost(int worker, WorkerLoss loss) {
        tell(listener -> listener.workerLost(worker, loss));
    }

    private void tell(Consumer<SuiteListener> event) {
        if (!stopping.get()) {
            send(() -> event.accept(tally));
            show(event);
        }
    }

    private void show(Consumer<SuiteListener> event) {
        if (!stopping.get()) {
            send(() -> event.accept(display));
        }
    }

    private void send(Runnable event) {
        if (!closed.get()) {
            events.add(() -> {
                event.run();
                return true;
            });
        }
    }

    private void close(LastWords lastWords, Duration patience) {
        if (closed.getAndSet(true)) {
            return;
        }
        events.add(() -> {
            display.end();
            lastWords.lines().forEach(console::line);
            return false;
        });
        join(patience);
        Optional.ofNullable(defect.get()).ifPresent(thrown -> {
            throw new IllegalStateException("The display failed", thrown);
        });
    }

    /** What is said at the end, asked for when all earlier events were shown. */
    private interface LastWords {
        List<String> lines();
    }

    private void join(Duration patience) {
        try {
            thread.join(patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void showAll() {
        Instant nextTick = clock.instant();
        boolean more = true;
        while (more) {
            Event event = next(Duration.between(clock.instant(), nextTick));
            if (event != null) {
                more = event.show();
            }
            if (more && !stopping.get() && !clock.instant().isBefore(nextTick)) {
                display.tick();
                nextTick = clock.instant().plus(TICK);
            }
        }
    }

    private Event next(Duration patience) {
        try {
            return events.poll(Math.max(0, patience.toMillis()), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("Nobody interrupts the display's thread", e);
        }
    }

    private Duration elapsed() {
        return Duration.between(start, clock.instant());
    }
}
