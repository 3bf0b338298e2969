package dev.vivace.benchmarks.stories;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs one of the suites in this JVM and prints how long that took; what is compared is started once for each number. */
public final class SuiteRun {

    private static final Map<String, List<Class<?>>> SUITES =
            Map.of("chain", Chain.ALL, "tree", Tree.ALL, "diamond", Diamond.ALL);

    /** How many tests each of them has, or nothing of it is worth comparing. */
    private static final int TESTS = 32;

    /** Enough for the compiler to have done its work. */
    private static final int ROUNDS = 15;

    private SuiteRun() {}

    /** The name of a suite, or {@code overhead}. */
    public static void main(String[] args) {
        if (args[0].equals("overhead")) {
            overhead();
        } else {
            System.out.println("nanoseconds " + run(SUITES.get(args[0]), TESTS));
        }
    }

    /** In turns, so that what disturbs one disturbs the other. */
    private static void overhead() {
        List<Long> differences = new ArrayList<>();
        for (int i = 0; i < ROUNDS; i++) {
            long plain = run(List.of(Overhead.PlainTest.class), Overhead.TESTS);
            long story = run(List.of(Overhead.StoryTest.class), Overhead.TESTS);
            differences.add((story - plain) / Overhead.TESTS);
        }
        Collections.sort(differences.subList(ROUNDS / 3, ROUNDS));
        System.out.println("nanoseconds " + differences.get(ROUNDS / 3 + (ROUNDS - ROUNDS / 3) / 2));
    }

    private static long run(List<Class<?>> classes, int tests) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        long before;
        try (LauncherSession session = LauncherFactory.openSession()) {
            before = System.nanoTime();
            session.getLauncher()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(classes.stream()
                                            .<ClassSelector>map(type -> selectClass(type))
                                            .toList())
                                    .build(),
                            summary);
        }
        long nanos = System.nanoTime() - before;
        summary.getSummary().getFailures().forEach(failure -> {
            throw new IllegalStateException(failure.getTestIdentifier().getDisplayName(), failure.getException());
        });
        if (summary.getSummary().getTestsSucceededCount() != tests) {
            throw new IllegalStateException(
                    tests + " tests should have passed, " + summary.getSummary().getTestsSucceededCount() + " did");
        }
        return nanos;
    }
}
