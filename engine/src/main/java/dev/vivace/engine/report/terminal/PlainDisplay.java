package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Lines for a log: one per finished class, red tests as they come, a sign of life when nothing happens for long. */
final class PlainDisplay implements Display {

    private static final Duration SILENCE = Duration.ofSeconds(30);

    private final Console console;
    private final InstantSource clock;
    private final TestLines testLines;
    private final Map<Integer, String> current = new HashMap<>();
    private final Map<String, ClassTally> classes = new TreeMap<>();
    private final Map<String, Set<TestId>> untold = new HashMap<>();
    private Optional<String> preparing = Optional.empty();
    private Optional<Progress> progress = Optional.empty();
    private Instant lastLine;

    PlainDisplay(Console console, InstantSource clock) {
        this.console = console;
        this.clock = clock;
        this.testLines = new TestLines(console.style());
        this.lastLine = clock.instant();
    }

    @Override
    public void preparing(String sentence) {
        preparing = Optional.of(SafeText.line(sentence));
        preparing.ifPresent(this::line);
    }

    @Override
    public void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {
        progress = Optional.of(new Progress(order, new Expectation(expected), clock.instant()));
        preparing = Optional.empty();
        order.tests().forEach(test -> untoldOf(ClassTally.classOf(test)).add(test.wholeMethod()));
        line(testLines.module(module, order));
    }

    @Override
    public void manner(String sentence) {
        line(SafeText.line(sentence));
    }

    @Override
    public void stageBegan(Stage stage, int tests) {
        line(testLines.stage(stage, tests));
        progress.ifPresent(suite -> suite.stageBegan(stage, tests));
    }

    @Override
    public void stageEnded() {
        progress.ifPresent(Progress::stageEnded);
    }

    @Override
    public void testStarted(int worker, TestId id) {
        turnTo(worker, ClassTally.classOf(id));
        progress.ifPresent(suite -> suite.started(worker, id, clock.instant()));
    }

    @Override
    public void testFinished(TestResult result) {
        progress.ifPresent(suite -> suite.finished(result));
        add(result);
        if (result.outcome().isRed()) {
            testLines.red(result).forEach(this::line);
        }
    }

    @Override
    public void workerLost(int worker, WorkerLoss loss) {
        progress.ifPresent(suite -> suite.lost(worker));
        turnTo(worker, "");
        testLines.loss(loss).forEach(this::line);
    }

    @Override
    public void suiteFinished(SuiteResult result, List<Path> files) {
        end();
    }

    @Override
    public void tick() {
        if (Duration.between(lastLine, clock.instant()).compareTo(SILENCE) >= 0) {
            preparing.ifPresent(sentence -> line("Still at it: " + sentence));
            progress.ifPresent(this::signOfLife);
        }
    }

    @Override
    public void end() {
        classes.values().forEach(tally -> line(tally.line()));
        classes.clear();
        current.clear();
        untold.clear();
        progress = Optional.empty();
    }

    private void add(TestResult result) {
        String name = ClassTally.classOf(result.id());
        turnTo(result.worker(), name);
        classes.computeIfAbsent(name, ClassTally::new).add(result);
        untoldOf(name).remove(result.id().wholeMethod());
    }

    private Set<TestId> untoldOf(String className) {
        return untold.computeIfAbsent(className, name -> new HashSet<>());
    }

    /** A class is over when its worker turns to another one and all its tests were told: red ones may be asked again first. */
    private void turnTo(int worker, String name) {
        String before = current.put(worker, name);
        boolean turns = before != null && !before.equals(name) && classes.containsKey(before);
        if (turns && untoldOf(before).isEmpty()) {
            line(classes.remove(before).line());
        }
    }

    private void signOfLife(Progress suite) {
        Instant now = clock.instant();
        line(suite.counts() + " after " + TimeText.rough(suite.elapsed(now)));
        suite.running()
                .forEach(test -> line("  still running: "
                        + SafeText.line(test.id().toString()) + " for " + TimeText.rough(test.elapsed(now))));
    }

    private void line(String text) {
        lastLine = clock.instant();
        console.line(text);
    }
}
