package dev.vivace.engine.report;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestResult.Span;
import dev.vivace.engine.model.TestVerdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The runs of tests and containers that Surefire's report of one class tells about, so chosen that its verdicts are
 * ours.
 *
 * @param source names the report
 * @param runs of tests and containers
 * @param outside what was printed outside of all classes before a test of this report ended
 */
record ReportedRuns(String source, List<Run> runs, List<Print> outside) {

    ReportedRuns {
        runs = List.copyOf(runs);
        outside = List.copyOf(outside);
    }

    /** Something that a container printed. */
    record Print(Run printer, Chunk chunk) {}

    /**
     * One run of a test or container.
     *
     * @param result what happened
     * @param round 0 for the first run, then one more with every run again
     */
    record Run(TestResult result, int round) {

        TestNode node() {
            return result.node();
        }

        Span span() {
            return result.span();
        }

        /** Whether it is a class of which nothing was run. */
        boolean isSkippedClass() {
            return node().isClass()
                    && result.outcome() == Outcome.SKIPPED
                    && result.failure().isEmpty();
        }

        private long firstPosition() {
            return Math.min(span().began(), span().ended());
        }

        private Object identity() {
            return List.of(node().uniqueId(), result.worker(), span());
        }
    }

    /** The runs of a suite, one element per report. */
    static List<ReportedRuns> of(SuiteResult suite) {
        Map<Object, Run> distinct = new LinkedHashMap<>();
        Stream.concat(tests(suite), containers(suite)).forEach(run -> distinct.putIfAbsent(run.identity(), run));
        Map<String, List<Run>> bySource = distinct.values().stream()
                .collect(Collectors.groupingBy(
                        run -> ReportName.of(run.node()).source(), LinkedHashMap::new, Collectors.toList()));
        OutputOutsideClasses outside = OutputOutsideClasses.of(distinct.values());
        return bySource.entrySet().stream()
                .map(entry ->
                        new ReportedRuns(entry.getKey(), inRounds(entry.getValue()), outside.before(entry.getValue())))
                .toList();
    }

    /** Containers do not know why they ran again; they take part in the round of the tests that began last. */
    private static List<Run> inRounds(List<Run> runs) {
        NavigableMap<Long, Integer> rounds = new TreeMap<>();
        runs.stream()
                .filter(run -> run.round() > 0)
                .forEach(run -> rounds.merge(run.firstPosition(), run.round(), Math::max));
        return runs.stream()
                .map(run -> run.node().isTest() ? run : new Run(run.result(), roundAt(rounds, run)))
                .toList();
    }

    private static int roundAt(NavigableMap<Long, Integer> rounds, Run container) {
        return Optional.ofNullable(rounds.floorEntry(container.span().ended()))
                .map(Map.Entry::getValue)
                .orElse(0);
    }

    private static Stream<Run> tests(SuiteResult suite) {
        Set<Object> containers = containers(suite).map(Run::identity).collect(Collectors.toSet());
        return suite.verdicts().stream().flatMap(verdict -> {
            List<Run> asContainer = reds(verdict)
                    .filter(run -> containers.contains(run.identity()))
                    .toList();
            if (asContainer.isEmpty() || verdict.isUnconfirmed()) {
                return chosen(verdict).stream();
            }
            return verdict.needsEarlierClasses() ? Stream.empty() : asContainer.stream();
        });
    }

    /** A container that is red for itself is told by those of its runs in which the tests within it are told. */
    private static Stream<Run> reds(TestVerdict verdict) {
        return verdict.attempts().stream()
                .map(Attempt::result)
                .filter(result -> !result.node().isTest() && result.outcome().isRed())
                .map(result -> new Run(result, 0));
    }

    private static Stream<Run> containers(SuiteResult suite) {
        List<TestResult> recovered = suite.verdicts().stream()
                .filter(verdict -> verdict.needsEarlierClasses() || verdict.isUnconfirmed())
                .flatMap(verdict -> verdict.attempts().stream())
                .map(Attempt::result)
                .filter(result -> result.outcome().isRed())
                .toList();
        return suite.containers().stream()
                .map(result -> new Run(recovered.stream().anyMatch(result::made) ? result.recovered() : result, 0));
    }

    /**
     * Surefire calls a test flaky if any run of it passed. So a red test is told by its red runs, and one that passed by
     * what made it flaky and the run that counts. What ran again because the project asks for it is told anyway.
     */
    private static List<Run> chosen(TestVerdict verdict) {
        Optional<TestResult> counts = verdict.deciding().stream()
                .filter(attempt -> attempt.round() == 0)
                .map(Attempt::result)
                .filter(result -> result.outcome() == verdict.outcome())
                .reduce((earlier, later) -> later);
        List<Run> chosen = new ArrayList<>();
        for (Attempt attempt : verdict.deciding()) {
            TestResult result = attempt.result();
            boolean isRed = result.outcome().isRed() && verdict.outcome() != Outcome.SKIPPED;
            if (isRed || attempt.round() > 0 || counts.equals(Optional.of(result))) {
                chosen.add(new Run(result, Math.max(attempt.round(), chosen.size())));
            }
        }
        return chosen;
    }

    /** How often tests were run again. */
    int reruns() {
        return runs.stream().mapToInt(Run::round).max().orElse(0);
    }
}
