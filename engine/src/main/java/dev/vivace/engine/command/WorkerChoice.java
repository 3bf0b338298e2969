package dev.vivace.engine.command;

import dev.vivace.engine.model.Pace;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * How many workers run a suite where nobody says it.
 *
 * @param workers so many
 * @param tentative whether all but the first only start once there turns out to be enough to do
 * @param reason for this number, as the end of a sentence; empty where it is the usual one
 */
record WorkerChoice(int workers, boolean tentative, String reason) {

    /** What keeps fewer of the processors busy than this leaves some to others. */
    private static final double IDLE = 0.6;

    /** What keeps more of them busy than this may be as fast with fewer workers: a JVM works beside its tests, too. */
    private static final double BUSY = 0.9;

    /** More workers have to be so many times as fast to be worth their memory. */
    private static final double WORTH_IT = 1.03;

    /** Suites whose number of tests differs by more than this are not the same one. */
    private static final double GROWTH = 1.25;

    /** Times that were measured one after another do not match to the millisecond. */
    private static final double JITTER = 1.1;

    private static final int RUNS_TO_GO_BY = 3;

    /** What runs for less than that is over before a second JVM is of use. */
    private static final Duration BRIEF = Duration.ofSeconds(20);

    /** This number, which is the usual one, unless there is little to do, be it expected or found out. */
    static WorkerChoice byTime(Optional<Duration> expected, int usual) {
        if (usual == 1) {
            return new WorkerChoice(1, false, "");
        }
        if (expected.filter(time -> time.compareTo(BRIEF) < 0).isPresent()) {
            return new WorkerChoice(1, false, "as there is little to do");
        }
        return new WorkerChoice(usual, expected.isEmpty(), expected.isEmpty() ? "as far as there is enough to do" : "");
    }

    /**
     * The number that was fastest, or the next one to try: more where processors were idle, fewer where none was; empty
     * where nothing is known.
     *
     * @param paces of earlier runs, oldest first
     * @param tests how many there are now
     * @param processors how many there are; what kept more of them busy ran on another machine
     * @param most how many workers are possible
     */
    static Optional<WorkerChoice> of(List<Pace> paces, int tests, int processors, int most) {
        TreeMap<Integer, Pace> known = new TreeMap<>(paces.stream()
                .filter(pace ->
                        isLike(pace.tests(), tests) && pace.workers() <= most && pace.load() <= processors * JITTER)
                .collect(Collectors.groupingBy(
                        Pace::workers, Collectors.collectingAndThen(Collectors.toList(), WorkerChoice::typical))));
        return known.isEmpty() ? Optional.empty() : Optional.of(next(known, processors, most));
    }

    /** The same from the start. */
    WorkerChoice outright() {
        return new WorkerChoice(workers, false, reason);
    }

    /** How a suite is run, and why; empty where that goes without saying. */
    Optional<String> sentence() {
        if (workers == 1 && reason.isEmpty()) {
            return Optional.empty();
        }
        String who = workers == 1
                ? "One worker runs all"
                : (tentative ? "Up to " : "") + workers + " workers run classes side by side";
        return Optional.of(who + (reason.isEmpty() ? "" : ", " + reason) + "; --workers says otherwise.");
    }

    private static boolean isLike(int one, int other) {
        return Math.max(one, other) <= Math.min(one, other) * GROWTH;
    }

    private static Pace typical(List<Pace> paces) {
        List<Pace> last = paces.subList(Math.max(0, paces.size() - RUNS_TO_GO_BY), paces.size()).stream()
                .sorted(Comparator.comparing(Pace::wall))
                .toList();
        return last.get((last.size() - 1) / 2);
    }

    private static WorkerChoice next(TreeMap<Integer, Pace> known, int processors, int most) {
        Pace best = best(known);
        int more = Math.min(best.workers() * 2, most);
        int fewer = best.workers() / 2;
        if (best.load() < IDLE * processors && more > known.lastKey()) {
            return tried(more, best, processors);
        }
        if (best.load() > BUSY * processors && fewer > 0 && fewer < known.firstKey()) {
            return tried(fewer, best, processors);
        }
        return new WorkerChoice(best.workers(), false, reason(best, known));
    }

    /** Fewer workers win unless more are clearly faster. */
    private static Pace best(TreeMap<Integer, Pace> known) {
        Pace best = known.firstEntry().getValue();
        for (Pace pace : known.values()) {
            if (pace.wall().toMillis() * WORTH_IT < best.wall().toMillis()) {
                best = pace;
            }
        }
        return best;
    }

    private static WorkerChoice tried(int workers, Pace best, int processors) {
        String why = String.format(
                Locale.ROOT,
                "to see whether that is faster: with %d, %.1f of %d processors were busy",
                best.workers(),
                best.load(),
                processors);
        return new WorkerChoice(workers, false, why);
    }

    private static String reason(Pace best, Map<Integer, Pace> known) {
        String others = known.values().stream()
                .filter(pace -> pace.workers() != best.workers())
                .map(pace -> seconds(pace.wall()) + " with " + pace.workers())
                .collect(Collectors.joining(", "));
        return others.isEmpty() ? "as before" : "which took " + seconds(best.wall()) + " before, and " + others;
    }

    private static String seconds(Duration wall) {
        return String.format(Locale.ROOT, "%.1f s", wall.toMillis() / 1000.0);
    }
}
