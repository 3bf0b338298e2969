package dev.vivace.engine.command;

import static java.util.stream.Collectors.toList;

import dev.vivace.engine.model.Compilation;
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
 * How many workers run a suite, and how much they compile.
 *
 * @param workers so many
 * @param given whether somebody says how many
 * @param compilation what of their tests' code
 * @param tentative whether all but the first only start once there turns out to be enough to do
 * @param reason for this number, as the end of a sentence; empty where it is the usual one
 */
record WorkerChoice(int workers, boolean given, Compilation compilation, boolean tentative, String reason) {

    /**
     * How many workers are possible: one number where somebody says it.
     *
     * @param least so many
     * @param most and so many
     */
    record Possible(int least, int most) {

        static Possible exactly(int workers) {
            return new Possible(workers, workers);
        }

        static Possible upTo(int most) {
            return new Possible(1, most);
        }

        private boolean has(int workers) {
            return workers >= least && workers <= most;
        }

        private boolean isChoice() {
            return least < most;
        }
    }

    /** What keeps fewer of the processors busy than this leaves some to others. */
    private static final double IDLE = 0.6;

    /** What keeps more of them busy than this may be as fast with fewer workers: a JVM works beside its tests, too. */
    private static final double BUSY = 0.9;

    /** Who keeps so many times as many processors busy as there are workers does much that is not a test. */
    private static final double BESIDE = 1.25;

    /** More workers have to be so many times as fast to be worth their memory. */
    private static final double WORTH_IT = 1.03;

    /** Suites whose number of tests differs by more than this are not the same one. */
    private static final double GROWTH = 1.25;

    /** Times that were measured one after another do not match to the millisecond. */
    private static final double JITTER = 1.1;

    private static final int RUNS_TO_GO_BY = 3;

    /** What runs for less than that is over before a second JVM is of use. */
    private static final Duration BRIEF = Duration.ofSeconds(20);

    /** So many that compile as usual, from the start. */
    static WorkerChoice plain(int workers) {
        return new WorkerChoice(workers, false, Compilation.FULL, false, "");
    }

    /** This number, which is the usual one, unless there is little to do, be it expected or found out. */
    static WorkerChoice byTime(Optional<Duration> expected, int usual) {
        if (usual == 1) {
            return plain(1);
        }
        if (expected.filter(time -> time.compareTo(BRIEF) < 0).isPresent()) {
            return new WorkerChoice(1, false, Compilation.FULL, false, "as there is little to do");
        }
        boolean tentative = expected.isEmpty();
        String reason = tentative ? "as far as there is enough to do" : "";
        return new WorkerChoice(usual, false, Compilation.FULL, tentative, reason);
    }

    /**
     * The number that was fastest, or the next one to try: more where processors were idle, fewer where none was; empty
     * where nothing is known.
     *
     * @param paces of earlier runs, oldest first
     * @param tests how many there are now
     * @param processors how many there are; what kept more of them busy ran on another machine
     */
    static Optional<WorkerChoice> of(List<Pace> paces, int tests, int processors, Possible workers) {
        Map<Integer, Map<Compilation, List<Pace>>> ways = paces.stream()
                .filter(pace -> isLike(pace.tests(), tests)
                        && workers.has(pace.workers())
                        && pace.load() <= processors * JITTER)
                .collect(Collectors.groupingBy(
                        Pace::workers, TreeMap::new, Collectors.groupingBy(Pace::compilation, TreeMap::new, toList())));
        List<Pace> known = ways.values().stream()
                .flatMap(ofSomeWorkers -> ofSomeWorkers.values().stream())
                .map(WorkerChoice::typical)
                .toList();
        return known.isEmpty()
                ? Optional.empty()
                : Optional.of(next(known, processors, workers).given(!workers.isChoice()));
    }

    private WorkerChoice given(boolean bySomebody) {
        return new WorkerChoice(workers, bySomebody, compilation, tentative, reason);
    }

    /** The same from the start. */
    WorkerChoice outright() {
        return new WorkerChoice(workers, given, compilation, false, reason);
    }

    /** How a suite is run, and why; empty where that goes without saying. */
    Optional<String> sentence() {
        if (given ? compilation == Compilation.FULL : workers == 1 && reason.isEmpty()) {
            return Optional.empty();
        }
        String who = workers == 1
                ? "One worker runs all"
                : (tentative ? "Up to " : "") + workers + " workers run classes side by side";
        String how = compilation == Compilation.QUICK ? ", with HotSpot's first compiler alone" : "";
        String why = reason.isEmpty() ? "" : ", " + reason;
        return Optional.of(who + how + why + (given ? "." : "; --workers says otherwise."));
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

    /** By number of workers, fewest first. */
    private static WorkerChoice next(List<Pace> known, int processors, Possible workers) {
        Pace best = best(known);
        int more = Math.min(best.workers() * 2, workers.most());
        int fewer = best.workers() / 2;
        if (best.load() < IDLE * processors
                && more > known.get(known.size() - 1).workers()) {
            return tried(more, best.compilation(), best, processors);
        }
        if (isUntried(Compilation.FULL, known)) {
            return tried(best.workers(), Compilation.FULL, best, processors);
        }
        if (doesMuchBeside(best, processors, workers) && isUntried(Compilation.QUICK, known)) {
            int all = Math.max(best.workers(), Math.min(processors, workers.most()));
            return tried(all, Compilation.QUICK, best, processors);
        }
        if (keepsBusyByCompiling(best, processors)
                && workers.has(fewer)
                && fewer < known.get(0).workers()) {
            return tried(fewer, Compilation.FULL, best, processors);
        }
        return new WorkerChoice(best.workers(), false, best.compilation(), false, reason(best, known));
    }

    private static boolean isUntried(Compilation compilation, List<Pace> known) {
        return known.stream().noneMatch(pace -> pace.compilation() == compilation);
    }

    /** Where JVMs compile little it is their tests that keep processors busy. */
    private static boolean keepsBusyByCompiling(Pace pace, int processors) {
        return pace.compilation() == Compilation.FULL && pace.load() > BUSY * processors;
    }

    /** To compile is most of what a JVM does beside its tests; where no number can be tried, anything is much. */
    private static boolean doesMuchBeside(Pace pace, int processors, Possible workers) {
        double much = workers.isChoice() ? BESIDE : 1;
        return pace.load() > much * pace.workers() || pace.load() > BUSY * processors;
    }

    /** Fewer workers win unless more are clearly faster. */
    private static Pace best(List<Pace> known) {
        Pace best = known.get(0);
        for (Pace pace : known) {
            if (pace.wall().toMillis() * WORTH_IT < best.wall().toMillis()) {
                best = pace;
            }
        }
        return best;
    }

    private static WorkerChoice tried(int workers, Compilation compilation, Pace best, int processors) {
        String why = String.format(
                Locale.ROOT,
                "to see whether that is faster: with %s, %.1f of %d processors were busy",
                way(best),
                best.load(),
                processors);
        return new WorkerChoice(workers, false, compilation, false, why);
    }

    private static String reason(Pace best, List<Pace> known) {
        String others = known.stream()
                .filter(pace -> pace != best)
                .map(pace -> seconds(pace.wall()) + " with " + way(pace))
                .collect(Collectors.joining(", "));
        return others.isEmpty() ? "as before" : "which took " + seconds(best.wall()) + " before, and " + others;
    }

    private static String way(Pace pace) {
        return pace.workers() + (pace.compilation() == Compilation.QUICK ? " and the first compiler alone" : "");
    }

    private static String seconds(Duration wall) {
        return String.format(Locale.ROOT, "%.1f s", wall.toMillis() / 1000.0);
    }
}
