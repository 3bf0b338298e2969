package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What earlier runs tell about tests that should not run at the same time.
 *
 * @param tests pairs of them
 * @param solitary classes that should not run beside any other
 * @param inOrder classes whose tests should run one after another
 */
record Rivalries(Set<Set<TestId>> tests, Set<String> solitary, Set<String> inOrder) {

    private static final String JUNIT4 = "[engine:junit-vintage]";

    Rivalries {
        tests = Set.copyOf(tests);
        solitary = Set.copyOf(solitary);
        inOrder = Set.copyOf(inOrder);
    }

    /** Tests of JUnit 4 cannot wait for others of the same class, so that such a class runs one after another. */
    static Rivalries of(History history, TestCatalog catalog) {
        Set<Set<TestId>> racing = history.racing();
        Set<String> junit4 = catalog.entries().stream()
                .filter(entry -> entry.node().uniqueId().startsWith(JUNIT4))
                .map(entry -> entry.id().className())
                .collect(Collectors.toSet());
        Stream<String> withThemselves = classes(racing)
                .filter(classes -> classes.size() == 1)
                .flatMap(Set::stream)
                .filter(junit4::contains);
        Set<String> solitary = history.solitary();
        Set<String> inOrder = Stream.of(history.needOrder().stream(), solitary.stream(), withThemselves)
                .flatMap(Function.identity())
                .collect(Collectors.toSet());
        return new Rivalries(racing, solitary, inOrder);
    }

    /** Pairs of classes with such tests, and single ones that should not run beside any other. */
    Set<Set<String>> classes() {
        return Stream.concat(
                        classes(tests).filter(pair -> pair.size() > 1),
                        solitary.stream().map(Set::of))
                .collect(Collectors.toSet());
    }

    private static Stream<Set<String>> classes(Set<Set<TestId>> tests) {
        return tests.stream().map(pair -> pair.stream().map(TestId::className).collect(Collectors.toSet()));
    }
}
