package dev.vivace.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.TestDescriptor;
import org.junit.runner.Description;
import org.junit.runner.Runner;
import org.junit.vintage.engine.descriptor.RunnerTestDescriptor;
import org.junit.vintage.engine.descriptor.VintageTestDescriptor;

/** Brings a JUnit 4 runner into the order of its descriptors: the runner decides what runs when, not the tree. */
final class VintageArrangement {

    private VintageArrangement() {}

    static boolean isRunner(TestDescriptor test) {
        return test instanceof RunnerTestDescriptor;
    }

    /** Whether the runner now has the order of its descriptor, whose descendants are in order already. */
    static boolean arrange(TestDescriptor test) {
        Runner runner = ((RunnerTestDescriptor) test).toRequest().getRunner();
        List<Description> wanted = new ArrayList<>();
        addTests(test, wanted);
        if (isIgnored(runner) || tests(runner.getDescription()).equals(wanted)) {
            return true;
        }
        new RunnerOrder(wanted).applyTo(runner);
        return tests(runner.getDescription()).equals(wanted);
    }

    private static void addTests(TestDescriptor parent, List<Description> tests) {
        for (TestDescriptor child : parent.getChildren()) {
            Description description = ((VintageTestDescriptor) child).getDescription();
            if (description.isTest()) {
                tests.add(description);
            }
            addTests(child, tests);
        }
    }

    private static List<Description> tests(Description description) {
        return descendants(description).filter(Description::isTest).collect(Collectors.toList());
    }

    private static Stream<Description> descendants(Description description) {
        return description.getChildren().stream().flatMap(child -> Stream.concat(Stream.of(child), descendants(child)));
    }

    /** Vintage wraps runners of ignored classes, which run nothing. */
    private static boolean isIgnored(Runner runner) {
        return runner.getClass().getSimpleName().endsWith("IgnoringRunnerDecorator");
    }
}
