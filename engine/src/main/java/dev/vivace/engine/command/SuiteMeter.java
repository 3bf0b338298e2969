package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Runs the suite of a module in several ways, with files and a history of its own. */
final class SuiteMeter implements SuiteListener {

    private final RunRequest request;
    private final LaunchSpec module;
    private final Path scratch;
    private final Consumer<String> progress;
    private Optional<Duration> loading = Optional.empty();
    private volatile boolean resets = true;
    private volatile BooleanSupplier cancelling = () -> false;
    private volatile boolean cancelled;

    /**
     * Of this module.
     *
     * @param request which tests, in which JVMs
     * @param scratch where all files go
     */
    SuiteMeter(RunRequest request, LaunchSpec module, Path scratch, Consumer<String> progress) {
        this.request = request;
        this.module = module;
        this.scratch = scratch;
        this.progress = progress;
    }

    /** As Surefire runs it by default; cut where it takes longer than that. */
    Optional<Measured> oneJvm(Duration limit) {
        progress.accept("Measuring all in one JVM");
        Optional<LoadingTime> counters = LoadingTime.of(module, scratch.resolve("counters"));
        try {
            LaunchSpec counted = counters.map(some -> some.counted(module)).orElse(module);
            Optional<Measured> one = cutAfter(limit, command("one-jvm", Isolation.NONE, 1, List.of()), counted);
            loading = counters.flatMap(LoadingTime::read);
            return one;
        } finally {
            counters.ifPresent(LoadingTime::close);
        }
    }

    private Optional<Measured> cutAfter(Duration limit, RunCommand command, LaunchSpec spec) {
        AtomicBoolean late = new AtomicBoolean();
        CompletableFuture.delayedExecutor(limit.toMillis(), TimeUnit.MILLISECONDS)
                .execute(() -> {
                    late.set(true);
                    command.cancel();
                });
        try {
            Optional<Measured> one = run(command, spec, "one-jvm");
            if (one.isPresent() && one.get().classes().isEmpty()) {
                throw tooLate(limit);
            }
            return one;
        } catch (Problem problem) {
            throw late.get() && !cancelled ? tooLate(limit) : problem;
        }
    }

    private Problem tooLate(Duration limit) {
        return Problem.of("No test class of " + module.module() + " came to its end within " + limit.toSeconds() + " s")
                .tryThis("a larger --budget: a quarter of it is for the first run");
    }

    /** How long that JVM loaded classes; empty where it cannot be told. */
    Optional<Duration> loading() {
        return loading;
    }

    /** Whether JVMs could forget; where the agent does not get along with a project, every class got one. */
    boolean resets() {
        return resets;
    }

    @Override
    public void notice(String sentence) {
        resets &= !sentence.equals(ModuleRun.WITHOUT_RESET);
    }

    /** In so many JVMs that forget; some of the classes, or all where none is named. */
    Optional<Measured> forgetting(int workers, String words, List<String> classes) {
        progress.accept("Measuring " + words);
        return run("reset-" + workers, Isolation.RESET, workers, classes);
    }

    /** So many of these classes, from everywhere, each in a JVM of its own. */
    Optional<Measured> forks(List<String> classes, int count) {
        List<String> sample = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sample.add(classes.get(i * classes.size() / count));
        }
        progress.accept("Measuring a JVM for each class, " + count + " of " + classes.size());
        return run("process-" + count, Isolation.PROCESS, 1, sample);
    }

    private Optional<Measured> run(String name, Isolation isolation, int workers, List<String> classes) {
        return run(command(name, isolation, workers, classes), module, name);
    }

    private RunCommand command(String name, Isolation isolation, int workers, List<String> classes) {
        List<TestId> tests = classes.stream().map(TestId::ofClass).toList();
        return new RunCommand(variant(isolation, workers, tests, scratch.resolve(name)), this);
    }

    /** A run that the user ends says nothing about how long it takes. */
    private Optional<Measured> run(RunCommand command, LaunchSpec spec, String name) {
        Path out = scratch.resolve(name);
        LaunchSpec apart = spec.withFilesIn(scratch).withReportsIn(out.resolve("surefire-reports"));
        cancelling = command::cancel;
        if (cancelled) {
            return Optional.empty();
        }
        RunCommand.RunOutcome outcome = command.run(List.of(apart));
        return cancelled || outcome.isEmpty()
                ? Optional.empty()
                : Optional.of(new Measured(outcome.suites().get(0), RunJson.read(ModuleFiles.json(out)), pace(apart)));
    }

    /** Of the last run. */
    private Optional<Pace> pace(LaunchSpec apart) {
        List<Pace> all = ModuleLaunch.of(request, apart, true).files().history().paces();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }

    /** What is asked for, run this way. */
    RunRequest variant(Isolation isolation, int workers, List<TestId> tests, Path out) {
        return new RunRequest(
                Optional.of(isolation),
                OptionalInt.of(workers),
                request.threads(),
                request.stages(),
                request.select(),
                tests,
                request.order(),
                1,
                request.seed(),
                request.timeout(),
                request.workerMemory(),
                request.javaHome(),
                false,
                false,
                0,
                Optional.of(out),
                Optional.empty());
    }

    /** Ends what runs, and begins nothing new; tells whether something ran. */
    boolean cancel() {
        cancelled = true;
        return cancelling.getAsBoolean();
    }
}
