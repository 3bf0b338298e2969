package dev.vivace.engine.boost;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestResult;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How long test classes took, class-level fixtures included, without the start of their JVM. */
public final class ClassTime {

    private ClassTime() {}

    /** Of all classes of a run. */
    public static Duration of(OrderRun run) {
        List<TestResult> classes =
                run.containers().stream().filter(ClassTime::isOutermost).toList();
        return sum(classes.isEmpty() ? run.tests() : classes);
    }

    /** The same for each class, by its name. */
    static Map<String, Duration> byClass(OrderRun run) {
        return run.containers().stream()
                .filter(ClassTime::isOutermost)
                .filter(container -> container.node().source().isPresent())
                .collect(Collectors.toMap(
                        container -> container.node().source().orElseThrow().className(),
                        TestResult::duration,
                        Duration::plus));
    }

    private static boolean isOutermost(TestResult container) {
        return container
                .node()
                .outermostClass()
                .filter(container.node()::equals)
                .isPresent();
    }

    private static Duration sum(List<TestResult> results) {
        return results.stream().map(TestResult::duration).reduce(Duration.ZERO, Duration::plus);
    }
}
