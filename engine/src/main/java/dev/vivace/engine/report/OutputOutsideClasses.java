package dev.vivace.engine.report;

import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.report.ReportedRuns.Print;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What engines and suites print while no class of tests runs. Surefire gives it, as everything, to the test that ends next
 * in the same JVM.
 */
final class OutputOutsideClasses {

    private final Map<Run, List<Print>> byNextTest = new IdentityHashMap<>();

    private OutputOutsideClasses() {}

    static OutputOutsideClasses of(Collection<Run> runs) {
        Map<Integer, TreeMap<Long, Run>> ends = new TreeMap<>();
        runs.stream()
                .filter(run -> run.node().isTest() && !run.result().isInherited())
                .forEach(run -> ends.computeIfAbsent(run.result().worker(), worker -> new TreeMap<>())
                        .put(run.span().ended(), run));
        OutputOutsideClasses outside = new OutputOutsideClasses();
        runs.stream()
                .filter(run -> !run.node().isTest())
                .forEach(run -> outside.add(run, ends.getOrDefault(run.result().worker(), new TreeMap<>())));
        return outside;
    }

    private void add(Run container, TreeMap<Long, Run> ends) {
        container.result().output().chunks().forEach(chunk -> Optional.ofNullable(ends.higherEntry(chunk.position()))
                .map(Map.Entry::getValue)
                .filter(next -> isEngine(container.node()) || isSuiteAround(container.node(), next.node()))
                .ifPresent(next -> byNextTest
                        .computeIfAbsent(next, test -> new ArrayList<>())
                        .add(new Print(container, chunk))));
    }

    private static boolean isEngine(TestNode container) {
        return container.parent().isEmpty();
    }

    /** Whether a test is told in another report than a class around it. */
    private static boolean isSuiteAround(TestNode container, TestNode test) {
        return container.isClass()
                && container.encloses(test.uniqueId())
                && !ReportName.of(container).source().equals(ReportName.of(test).source());
    }

    /** What was printed before one of these ended. */
    List<Print> before(Collection<Run> runs) {
        return runs.stream()
                .flatMap(run -> byNextTest.getOrDefault(run, List.of()).stream())
                .toList();
    }
}
