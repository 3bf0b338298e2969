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
 * @param audited parts whose green tests are asked in a new JVM, too
 * @param lanes how many of them run side by side
 * @param reruns how often tests that are red are run again
 * @param stopAfterRed after how many red tests no further part is started; 0 for never
 */
public record SuitePlan(
        List<TestOrder> parts,
        Isolation isolation,
        Set<TestOrder> ownJvm,
        Set<TestOrder> audited,
        int lanes,
        int reruns,
        int stopAfterRed) {

    public SuitePlan {
        parts = List.copyOf(parts);
        ownJvm = Set.copyOf(ownJvm);
        audited = Set.copyOf(audited);
        if (lanes < 1) {
            throw new IllegalArgumentException("A plan needs at least one lane, not " + lanes);
        }
    }

    /** A plan in which nothing is forgotten. */
    public SuitePlan(List<TestOrder> parts, int lanes, int reruns, int stopAfterRed) {
        this(parts, Isolation.NONE, Set.of(), Set.of(), lanes, reruns, stopAfterRed);
    }

    /** The same plan, all of it several times over. */
    public SuitePlan times(int runs) {
        List<TestOrder> repeated =
                Collections.nCopies(runs, parts).stream().flatMap(List::stream).toList();
        return new SuitePlan(repeated, isolation, ownJvm, audited, lanes, reruns, stopAfterRed);
    }

    /** The plan of the reference: a JVM for each part, or all in one where nothing is to be forgotten. */
    public SuitePlan reference() {
        Isolation other = isolation == Isolation.NONE ? Isolation.NONE : Isolation.PROCESS;
        return new SuitePlan(parts, other, Set.of(), Set.of(), lanes, 0, 0);
    }

    /** What is forgotten before this part. */
    Isolation isolationOf(TestOrder part) {
        return ownJvm.contains(part) ? Isolation.PROCESS : isolation;
    }
}
