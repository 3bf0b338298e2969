package dev.vivace.engine.report.html;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Test;
import dev.vivace.engine.report.RunReport.Try;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What ran when, laid out in rows: a worker has one, or more where it ran several tests at once. Neighbours too short to
 * be told apart become one bar, so that ten thousand tests are no more to draw than a few hundred.
 *
 * @param rows from top to bottom
 * @param end of the last bar, in milliseconds
 */
record Bars(List<Row> rows, long end) {

    /** How many bars a row can tell apart. */
    private static final int STEPS = 2000;

    Bars {
        rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param worker whose
     * @param first whether it is the worker's first
     * @param bars from left to right
     */
    record Row(int worker, boolean first, List<Bar> bars) {

        Row {
            bars = List.copyOf(bars);
        }
    }

    /**
     * A bar.
     *
     * @param from milliseconds since the run began
     * @param to likewise
     * @param kind passed, red or skipped
     * @param again whether the test had run before
     * @param tests how many there are in it
     * @param label the first of them
     * @param anchor where the first is among all tests
     */
    record Bar(long from, long to, String kind, boolean again, int tests, String label, String anchor) {

        private boolean swallows(Bar next, long step) {
            return kind.equals(next.kind)
                    && again == next.again
                    && next.to - next.from < step
                    && next.from - to < step
                    && (tests > 1 || to - from < step);
        }

        private Bar with(Bar next) {
            return new Bar(from, Math.max(to, next.to), kind, again, tests + next.tests, label, anchor);
        }
    }

    static Bars of(RunReport run) {
        Map<Integer, List<Bar>> byWorker = new TreeMap<>();
        run.tests().forEach(test -> addAttempts(test, byWorker));
        long end = Math.max(
                run.classes().stream()
                        .mapToLong(span -> span.startMillis() + span.millis())
                        .max()
                        .orElse(1),
                byWorker.values().stream()
                        .flatMap(List::stream)
                        .mapToLong(Bar::to)
                        .max()
                        .orElse(1));
        List<Row> rows = new ArrayList<>();
        byWorker.forEach((worker, bars) -> {
            List<List<Bar>> packed = packed(bars);
            for (int i = 0; i < packed.size(); i++) {
                rows.add(new Row(worker, i == 0, merged(packed.get(i), Math.max(1, end / STEPS))));
            }
        });
        return new Bars(rows, end);
    }

    private static void addAttempts(Test test, Map<Integer, List<Bar>> byWorker) {
        boolean again = false;
        for (Try attempt : test.attempts()) {
            boolean asked = attempt.stage() == Attempt.Stage.AUDIT || attempt.stage() == Attempt.Stage.RERUN;
            byWorker.computeIfAbsent(attempt.worker(), key -> new ArrayList<>())
                    .add(new Bar(
                            Math.max(0, attempt.startMillis()),
                            Math.max(0, attempt.startMillis()) + Math.max(1, attempt.millis()),
                            attempt.outcome().isRed()
                                    ? "red"
                                    : attempt.outcome().label(),
                            again || asked,
                            1,
                            TestName.cut(test.id().toString()),
                            TestsView.anchor(test)));
            again = true;
        }
    }

    /** Each bar goes to the first row that is free by then; tests of a millisecond may touch each other. */
    private static List<List<Bar>> packed(List<Bar> bars) {
        List<List<Bar>> rows = new ArrayList<>();
        bars.sort(Comparator.comparingLong(Bar::from).thenComparingLong(Bar::to));
        for (Bar bar : bars) {
            freeRow(rows, bar).add(bar);
        }
        return rows;
    }

    private static List<Bar> freeRow(List<List<Bar>> rows, Bar bar) {
        for (List<Bar> row : rows) {
            if (row.get(row.size() - 1).to() <= bar.from() + 2) {
                return row;
            }
        }
        List<Bar> row = new ArrayList<>();
        rows.add(row);
        return row;
    }

    private static List<Bar> merged(List<Bar> bars, long step) {
        List<Bar> merged = new ArrayList<>();
        for (Bar bar : bars) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).swallows(bar, step)) {
                merged.set(last, merged.get(last).with(bar));
            } else {
                merged.add(bar);
            }
        }
        return merged;
    }
}
