package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.suite.Sufficiency;
import dev.vivace.engine.suite.SuiteLog;
import dev.vivace.engine.suite.SuitePlan;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Tells the user how a suite runs, why, and what was learnt from it. */
final class Notices {

    /** So many of a kind are told one by one. */
    private static final int TOLD = 5;

    private final SuiteListener listener;
    private final Path historyDirectory;

    Notices(SuiteListener listener, Path historyDirectory) {
        this.listener = listener;
        this.historyDirectory = historyDirectory;
    }

    /** How it is going to run. */
    void tellBefore(SuitePlan plan, Optional<WorkerChoice> choice) {
        if (!plan.expectedRed().isEmpty()) {
            tellSuiteFirst(plan.expectedRed().size());
            return;
        }
        tellApart(plan.ownJvm().size());
        choice.flatMap(WorkerChoice::sentence).ifPresent(listener::manner);
        if (plan.concurrency().threads().mixClasses() && plan.isolation() != Isolation.NONE) {
            listener.notice("Nothing is forgotten between classes that run at once; those that are red are asked again"
                    + " in a JVM of their own.");
        }
        if (plan.lanes() > 1 || plan.concurrency().threads().areSeveral()) {
            RaceSentences.of(plan.concurrency().apart(), historyDirectory).forEach(listener::notice);
        }
    }

    private void tellSuiteFirst(int classes) {
        listener.manner("One JVM runs all in natural order: "
                + (classes == 1 ? "a class" : classes + " classes")
                + " had red tests before and would be asked there in the end; --workers says otherwise.");
    }

    private void tellApart(int classes) {
        if (classes > 0) {
            listener.notice(
                    (classes == 1 ? "1 class gets a JVM of its own" : classes + " classes get a JVM of their own")
                            + ", because of what earlier runs met; to try again without, remove "
                            + historyDirectory);
        }
    }

    /** What it met. */
    void tellAfter(SuiteLog log, boolean learns) {
        TaintSentences.of(log.taints(), learns).forEach(listener::notice);
        tellNeedy(log.needEarlierClasses());
        tellSufficient(log.afterFew());
        tellTimeInSuite(log.timeInSuite());
        tellUnconfirmed(log.unconfirmed());
    }

    private void tellUnconfirmed(List<TestId> red) {
        if (!red.isEmpty()) {
            listener.notice("Red when the run was stopped, and not asked again where it counts: " + some(red));
        }
    }

    private static String some(List<TestId> tests) {
        return tests.stream().limit(TOLD).map(TestId::toString).collect(Collectors.joining(", "))
                + (tests.size() > TOLD ? " and " + (tests.size() - TOLD) + " more" : "");
    }

    /** It is the dearest of all stages, and the user can do something about it. */
    private void tellTimeInSuite(Duration time) {
        if (!time.isZero()) {
            listener.notice(String.format(
                    Locale.ROOT,
                    "What is red in its class alone was asked in the suite's natural order, too: %.1f s.",
                    time.toMillis() / 1000.0));
        }
    }

    /** Whoever wants to repair them knows where to look. */
    private void tellSufficient(Map<TestOrder, Sufficiency> afterFew) {
        afterFew.entrySet().stream()
                .filter(entry -> entry.getValue().sufficient()
                        && entry.getValue().earlier().size() <= TOLD)
                .map(entry -> className(entry.getKey()) + " passes after "
                        + entry.getValue().earlier().stream()
                                .map(Notices::className)
                                .collect(Collectors.joining(", ")))
                .sorted()
                .limit(TOLD)
                .forEach(sentence -> listener.notice(sentence + "."));
    }

    private static String className(TestOrder part) {
        return part.tests().get(0).className();
    }

    /** Tests that are green for what ran before them are a find for whoever wants a suite that can be trusted. */
    private void tellNeedy(List<TestId> needy) {
        if (!needy.isEmpty()) {
            listener.notice("Red in their class alone, green after earlier classes: " + some(needy));
        }
    }
}
