package dev.vivace.engine.suite;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestOrder;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * How a suite is run.
 *
 * @param parts orders that each run in one worker, started in this sequence
 * @param isolation what is forgotten between parts
 * @param ownJvm parts that get a JVM of their own, whatever the others get
 * @param lanes how many of them run side by side
 * @param reruns how often tests that are red are run again
 * @param stopAfterRed after how many red tests no further part is started; 0 for never
 */
public record SuitePlan(
        List<TestOrder> parts, Isolation isolation, Set<TestOrder> ownJvm, int lanes, int reruns, int stopAfterRed) {

    public SuitePlan {
        parts = List.copyOf(parts);
        ownJvm = Set.copyOf(ownJvm);
        if (lanes < 1) {
            throw new IllegalArgumentException("A plan needs at least one lane, not " + lanes);
        }
    }

    /** A plan in which nothing is forgotten. */
    public SuitePlan(List<TestOrder> parts, int lanes, int reruns, int stopAfterRed) {
        this(parts, Isolation.NONE, Set.of(), lanes, reruns, stopAfterRed);
    }

    /** The same plan, all of it several times over. */
    public SuitePlan times(int runs) {
        List<TestOrder> repeated =
                Collections.nCopies(runs, parts).stream().flatMap(List::stream).toList();
        return new SuitePlan(repeated, isolation, ownJvm, lanes, reruns, stopAfterRed);
    }

    /** What is forgotten before this part. */
    Isolation isolationOf(TestOrder part) {
        return ownJvm.contains(part) ? Isolation.PROCESS : isolation;
    }
}
