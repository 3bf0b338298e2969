package dev.vivace.engine.suite;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Picks, from runs of a whole class whose red tests are named again behind it, what belongs to these repetitions. */
final class Reruns {

    private final Set<TestId> wanted;
    private final Map<TestId, Integer> counts = new HashMap<>();
    private final Set<TestId> passed = new HashSet<>();
    private long endOfClass;

    /** Of these tests. */
    Reruns(Set<TestId> wanted) {
        this.wanted = wanted;
    }

    /** The same run without its first results, without what came after a test had passed, and without other tests. */
    OrderRun of(OrderRun run) {
        List<TestResult> again = run.tests().stream().filter(this::isRerun).toList();
        List<TestResult> containers = run.containers().stream()
                .filter(container -> container.span().began() > endOfClass)
                .toList();
        return run.with(again, containers);
    }

    private boolean isRerun(TestResult result) {
        boolean first = counts.merge(result.id(), 1, Integer::sum) == 1;
        if (first) {
            endOfClass = Math.max(endOfClass, result.span().ended());
        }
        boolean isNews = !first && wanted.contains(result.id()) && !passed.contains(result.id());
        if (isNews && !result.outcome().isRed()) {
            passed.add(result.id());
        }
        return isNews;
    }
}
