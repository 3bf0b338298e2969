package dev.vivace.engine.suite;

import dev.vivace.engine.model.Concurrency;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestOrder;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a suite is run.
 *
 * @param parts orders that each run in one worker, started in this sequence
 * @param isolation what is forgotten between parts
 * @param ownJvm parts that get a JVM of their own, whatever the others get
 * @param audited parts whose green tests are asked in a new JVM, too
 * @param sideBySide which of them run at the same time
 * @param concurrency what of one part, or of several, runs at the same time in one JVM
 * @param expectedRed parts in which tests are likely to be red unless earlier ones run before them, or then, too; where
 *     there are any, the suite runs in one JVM first
 * @param after for parts that are known to be red alone, the few parts after which they are green; none where it takes
 *     more than a few
 * @param inOrder parts whose tests run one after another, whatever others do
 * @param stages what a test must pass that was red beside others
 * @param suite what is forgotten between classes of the suite in natural order, in which is asked what is red in its class
 *     alone; none where the plan runs so already
 * @param reruns how often tests that are red are run again
 * @param stopAfterRed after how many red tests no further part is started; 0 for never
 */
public record SuitePlan(
        List<TestOrder> parts,
        Isolation isolation,
        Set<TestOrder> ownJvm,
        Set<TestOrder> audited,
        SideBySide sideBySide,
        Concurrency concurrency,
        Set<TestOrder> expectedRed,
        Map<TestOrder, List<TestOrder>> after,
        Set<TestOrder> inOrder,
        Stages stages,
        Optional<Isolation> suite,
        int reruns,
        int stopAfterRed) {

    public SuitePlan {
        parts = List.copyOf(parts);
        ownJvm = Set.copyOf(ownJvm);
        audited = Set.copyOf(audited);
        expectedRed = Set.copyOf(expectedRed);
        after = Map.copyOf(after);
        inOrder = Set.copyOf(inOrder);
    }

    /** A plan in which nothing is forgotten. */
    public SuitePlan(List<TestOrder> parts, int lanes, int reruns, int stopAfterRed) {
        this(parts, Isolation.NONE, Set.of(), Set.of(), SideBySide.lanes(lanes), reruns, stopAfterRed);
    }

    /** A plan in which every JVM runs one test after another. */
    public SuitePlan(
            List<TestOrder> parts,
            Isolation isolation,
            Set<TestOrder> ownJvm,
            Set<TestOrder> audited,
            SideBySide sideBySide,
            int reruns,
            int stopAfterRed) {
        this(
                parts,
                isolation,
                ownJvm,
                audited,
                sideBySide,
                Concurrency.NONE,
                Set.of(),
                Map.of(),
                Set.of(),
                Stages.SOUND,
                Optional.of(Isolation.NONE),
                reruns,
                stopAfterRed);
    }

    /** The same plan, all of it several times over. */
    public SuitePlan times(int runs) {
        List<TestOrder> repeated =
                Collections.nCopies(runs, parts).stream().flatMap(List::stream).toList();
        return new SuitePlan(
                repeated,
                isolation,
                ownJvm,
                audited,
                sideBySide,
                concurrency,
                expectedRed,
                after,
                inOrder,
                stages,
                suite,
                reruns,
                stopAfterRed);
    }

    /** The plan of the reference: a JVM for each part, or all in one where nothing is to be forgotten, and nothing beside it. */
    public SuitePlan reference() {
        return isolation == Isolation.NONE
                ? new SuitePlan(concurrency.threads().areSeveral() ? List.of(all()) : parts, lanes(), 0, 0)
                : new SuitePlan(
                        parts,
                        Isolation.PROCESS,
                        Set.of(),
                        Set.of(),
                        SideBySide.lanes(1),
                        Concurrency.NONE,
                        Set.of(),
                        Map.of(),
                        Set.of(),
                        Stages.SOUND,
                        suite.filter(known -> known != Isolation.PROCESS),
                        0,
                        0);
    }

    /** Whether a few earlier classes are asked before the whole suite is: what they leave, they leave in its one JVM. */
    boolean asksFewFirst() {
        return suite.equals(Optional.of(Isolation.NONE));
    }

    /** Every test once, as one order. */
    TestOrder all() {
        return new TestOrder(
                parts.stream().flatMap(part -> part.tests().stream()).distinct().toList());
    }

    /** How many parts run side by side. */
    public int lanes() {
        return sideBySide.lanes();
    }

    /** What is forgotten before this part. */
    Isolation isolationOf(TestOrder part) {
        return ownJvm.contains(part) ? Isolation.PROCESS : isolation;
    }

    /** Whether this part only runs when nothing else does any more: it would be red before, which is known. */
    boolean isAskedAtTheEnd(TestOrder part) {
        return after.containsKey(part);
    }

    /** Whether nothing runs beside the tests of this part. */
    boolean isAlone(TestOrder part) {
        return sideBySide.isAlone() && !isConcurrent(part);
    }

    /** Whether tests of this part run at the same time, in one JVM; where nothing is forgotten all share it. */
    boolean isConcurrent(TestOrder part) {
        return concurrency.threads().areSeveral()
                && (isolation == Isolation.NONE || !inOrder.contains(part) && !ownJvm.contains(part));
    }

    /** Whether this part runs at the same time as others, in one JVM; then nothing is forgotten between them. */
    boolean isMixed(TestOrder part) {
        return isConcurrent(part)
                && (isolation == Isolation.NONE || concurrency.threads().mixClasses());
    }
}
