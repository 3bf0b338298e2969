package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;

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

    /** The most memory of a run. */
    long memory(String contender) {
        return runs.get(contender).stream()
                .mapToLong(run -> run.usage().memory())
                .max()
                .orElse(0);
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

    /** What so many classes would take if each took as long as those of another suite. */
    Duration extrapolated(GrowthComparison measured, String contender) {
        return measured.wall(contender).multipliedBy(classes).dividedBy(measured.classes);
    }
}
