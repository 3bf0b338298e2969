package dev.vivace.engine.report;

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
 * What engines print while no class runs. Surefire gives it, as everything, to the test that ends next in the same JVM.
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
                .filter(run -> run.node().parent().isEmpty())
                .forEach(run -> outside.add(run, ends.getOrDefault(run.result().worker(), new TreeMap<>())));
        return outside;
    }

    private void add(Run engine, TreeMap<Long, Run> ends) {
        engine.result().output().chunks().forEach(chunk -> Optional.ofNullable(ends.higherEntry(chunk.position()))
                .ifPresent(next -> byNextTest
                        .computeIfAbsent(next.getValue(), test -> new ArrayList<>())
                        .add(new Print(engine, chunk))));
    }

    /** What was printed before one of these ended. */
    List<Print> before(Collection<Run> runs) {
        return runs.stream()
                .flatMap(run -> byNextTest.getOrDefault(run, List.of()).stream())
                .toList();
    }
}
