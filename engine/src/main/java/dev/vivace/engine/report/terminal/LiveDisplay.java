package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A frame at the bottom of a terminal that is drawn again at every tick; what shall stay moves up above it. */
final class LiveDisplay implements Display {

    private static final String ERASE_TO_END = "\r\u001b[J";

    private final Console console;
    private final InstantSource clock;
    private final LiveFrame frame;
    private final TestLines testLines;
    private final List<String> staying = new ArrayList<>();
    private List<String> drawn = List.of();
    private Optional<String> preparing = Optional.empty();
    private Optional<Progress> progress = Optional.empty();
    private Expectation expectation = new Expectation(Map.of());

    LiveDisplay(Console console, InstantSource clock) {
        this.console = console;
        this.clock = clock;
        this.frame = new LiveFrame(console.style(), console.unicode());
        this.testLines = new TestLines(console.style());
    }

    @Override
    public void preparing(String sentence) {
        preparing = Optional.of(sentence);
    }

    @Override
    public void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {
        staying.add(testLines.module(module, order));
        expectation = new Expectation(expected);
        progress = Optional.of(new Progress(order, expectation, clock.instant()));
        preparing = Optional.empty();
    }

    @Override
    public void manner(String sentence) {
        staying.add(SafeText.line(sentence));
    }

    @Override
    public void stageBegan(Stage stage, int tests) {
        staying.add(testLines.stage(stage, tests));
        progress.ifPresent(suite -> suite.stageBegan(stage, tests));
    }

    @Override
    public void stageEnded() {
        progress.ifPresent(Progress::stageEnded);
    }

    @Override
    public void testStarted(int worker, TestId id) {
        progress.ifPresent(suite -> suite.started(worker, id, clock.instant()));
    }

    @Override
    public void testFinished(TestResult result) {
        progress.ifPresent(suite -> suite.finished(result));
        if (result.outcome().isRed()) {
            staying.addAll(testLines.red(result));
        } else if (Slowness.isSlow(result.duration(), expectation.of(result.id()))) {
            staying.add(testLines.slow(result, expectation.of(result.id())));
        }
    }

    @Override
    public void workerLost(int worker, WorkerLoss loss) {
        progress.ifPresent(suite -> suite.lost(worker));
        staying.addAll(testLines.loss(loss));
    }

    @Override
    public void suiteFinished(SuiteResult result, List<Path> files) {
        progress = Optional.empty();
    }

    @Override
    public void tick() {
        draw(currentFrame());
    }

    @Override
    public void end() {
        draw(List.of());
    }

    private List<String> currentFrame() {
        // One column stays free: many terminals wrap as soon as the last one is written.
        int width = Math.max(10, console.width().getAsInt() - 1);
        return progress.map(suite -> frame.running(suite, clock.instant(), width))
                .or(() -> preparing.map(sentence -> frame.preparing(sentence, width)))
                .orElse(List.of());
    }

    private void draw(List<String> lines) {
        if (staying.isEmpty() && lines.equals(drawn)) {
            return;
        }
        StringBuilder text = new StringBuilder(erase());
        staying.forEach(line -> text.append(line).append('\n'));
        text.append(String.join("\n", lines));
        staying.clear();
        drawn = lines;
        console.print(text.toString());
    }

    private String erase() {
        if (drawn.isEmpty()) {
            return "";
        }
        return (drawn.size() > 1 ? "\u001b[" + (drawn.size() - 1) + "A" : "") + ERASE_TO_END;
    }
}
