package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * All runs of a suite of so many classes.
 *
 * @param classes how many
 * @param runs by the name of the contender; without those that would take too long
 */
record GrowthComparison(int classes, Map<String, List<Measurement>> runs) {

    static final String ONE_JVM = Surefire.Mode.ONE_JVM.label();
    static final String PER_CLASS = Surefire.Mode.JVM_PER_CLASS.label();
    static final String PROCESS = "vivace-process";
    static final String RESET = "vivace-reset";
    static final String VIVACE = "vivace";
    static final List<String> CONTENDERS = List.of(ONE_JVM, PER_CLASS, PROCESS, RESET, VIVACE);

    GrowthComparison {
        runs = Map.copyOf(runs);
    }

    boolean has(String contender) {
        return runs.containsKey(contender);
    }

    Duration wall(String contender) {
        return Median.of(runs.get(contender), Measurement::wall);
    }

    /** How many times as fast Vivace as it comes is, in neighbouring runs. */
    Spread gain() {
        List<Measurement> plain = runs.get(ONE_JVM);
        List<Measurement> ours = runs.get(VIVACE);
        return Spread.of(IntStream.range(0, Math.min(plain.size(), ours.size()))
                .mapToObj(i -> (double) plain.get(i).wall().toNanos()
                        / ours.get(i).wall().toNanos())
                .toList());
    }

    /** The most memory of a run; empty where nobody saw it. */
    OptionalLong memory(String contender) {
        return runs.get(contender).stream()
                .flatMapToLong(run -> run.usage().memory().stream())
                .max();
    }

    /** What Maven takes to tell how the project runs its tests. */
    Duration understanding(String contender) {
        return Median.of(
                runs.get(contender), run -> run.wall().minus(run.testPhase().orElse(run.wall())));
    }

    /** What discovery and tests take. */
    Duration testing(String contender) {
        return Median.of(runs.get(contender), run -> run.runJson().orElseThrow().wall());
    }

    /** What reports and history take, and the end. */
    Duration reporting(String contender) {
        return wall(contender).minus(understanding(contender)).minus(testing(contender));
    }

    /** What a class takes beyond what Maven takes: from discovery to the last report. */
    Duration perClass(String contender) {
        return testing(contender).plus(reporting(contender)).dividedBy(classes);
    }

    /**
     * What so many classes would take if each further one took as long as those by which two measured suites differ: what
     * Maven takes to start is paid once.
     */
    Duration extrapolated(GrowthComparison small, GrowthComparison large, String contender) {
        Duration more = large.wall(contender).minus(small.wall(contender));
        return large.wall(contender)
                .plus(more.multipliedBy(classes - large.classes).dividedBy(large.classes - small.classes));
    }
}
