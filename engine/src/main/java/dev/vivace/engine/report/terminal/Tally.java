package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.model.WorkerLoss;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Collects what the summary needs: final verdicts of modules that have ended, last results in the one that runs. */
final class Tally implements SuiteListener {

    private final InstantSource clock;
    private final Set<String> notices = new LinkedHashSet<>();
    private final Set<Path> files = new LinkedHashSet<>();
    private final List<SuiteResult> suites = new ArrayList<>();
    private final Map<TestId, TestResult> current = new LinkedHashMap<>();
    private final List<WorkerLoss> currentLosses = new ArrayList<>();
    private Optional<Instant> currentStart = Optional.empty();

    Tally(InstantSource clock) {
        this.clock = clock;
    }

    @Override
    public void notice(String sentence) {
        notices.add(sentence);
    }

    @Override
    public void suiteStarted(String module, TestOrder order, Map<TestId, Duration> expected) {
        forgetCurrent();
        currentStart = Optional.of(clock.instant());
    }

    @Override
    public void testFinished(TestResult result) {
        current.put(result.id(), result);
    }

    @Override
    public void workerLost(int worker, WorkerLoss loss) {
        currentLosses.add(loss);
    }

    @Override
    public void suiteFinished(SuiteResult result, List<Path> written) {
        suites.add(result);
        files.addAll(written);
        forgetCurrent();
    }

    RunDigest digest() {
        int notRun = count(verdict -> isOpen(verdict) && verdict.isNotRun());
        return new RunDigest(
                (int) verdicts().count() - notRun + current.size(),
                skipped(),
                count(verdict -> isOpen(verdict) && verdict.isUnconfirmed()),
                notRun,
                red(),
                verdicts()
                        .filter(TestVerdict::passedOnlyAgain)
                        .map(TestVerdict::id)
                        .toList(),
                Stream.concat(
                                suites.stream().map(SuiteResult::losses).flatMap(Collection::stream),
                                currentLosses.stream())
                        .toList(),
                List.copyOf(notices),
                List.copyOf(files),
                testing());
    }

    private int skipped() {
        long now = current.values().stream()
                .filter(result -> result.outcome() == Outcome.SKIPPED)
                .count();
        return (int) now + count(verdict -> verdict.outcome() == Outcome.SKIPPED && !isOpen(verdict));
    }

    /** A run whose time was over is red for what it did not get to; one that the user stopped leaves it open. */
    private static boolean isOpen(TestVerdict verdict) {
        return verdict.outcome() == Outcome.SKIPPED && (verdict.isNotRun() || verdict.isUnconfirmed());
    }

    private int count(Predicate<TestVerdict> which) {
        return (int) verdicts().filter(which).count();
    }

    private List<TestResult> red() {
        return Stream.concat(
                        verdicts().filter(verdict -> verdict.outcome().isRed()).map(Tally::lastRed),
                        current.values().stream()
                                .filter(result -> result.outcome().isRed()))
                .toList();
    }

    /** Among several runs of a test the last may have been green, and yet the test is red. */
    private static TestResult lastRed(TestVerdict verdict) {
        return verdict.attempts().stream()
                .map(Attempt::result)
                .filter(result -> result.outcome().isRed())
                .reduce((earlier, later) -> later)
                .orElseGet(verdict::result);
    }

    private Duration testing() {
        Duration now = currentStart
                .map(start -> Duration.between(start, clock.instant()))
                .orElse(Duration.ZERO);
        return suites.stream().map(SuiteResult::wall).reduce(now, Duration::plus);
    }

    private Stream<TestVerdict> verdicts() {
        return suites.stream().flatMap(suite -> suite.verdicts().stream());
    }

    private void forgetCurrent() {
        current.clear();
        currentLosses.clear();
        currentStart = Optional.empty();
    }
}
