package dev.vivace.engine.command;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What classes need, as far as their tests tell. */
final class Needs {

    private Needs() {}

    /** One per class with a test that needs earlier classes; which of them, nobody knows. */
    static List<Need> of(Collection<TestId> needy, TestCatalog catalog) {
        List<String> natural =
                catalog.entries().stream().map(Entry::testClass).distinct().toList();
        Set<String> classes = needy.stream().map(classIn(catalog)).collect(Collectors.toSet());
        return natural.stream()
                .filter(classes::contains)
                .map(name -> new Need(name, natural.subList(0, natural.indexOf(name))))
                .toList();
    }

    /** One per class whose tests were asked in their class alone, and are green there. */
    static List<Need> gone(Collection<TestVerdict> verdicts, TestCatalog catalog) {
        Function<TestId, String> classes = classIn(catalog);
        Map<String, List<TestVerdict>> byClass =
                verdicts.stream().collect(Collectors.groupingBy(verdict -> classes.apply(verdict.id())));
        return byClass.entrySet().stream()
                .filter(entry -> entry.getValue().stream().allMatch(Needs::isGreenInItsClass))
                .map(entry -> new Need(entry.getKey(), List.of()))
                .toList();
    }

    private static boolean isGreenInItsClass(TestVerdict verdict) {
        List<Outcome> inClass = verdict.attempts().stream()
                .filter(attempt -> attempt.stage() == Stage.CLASS)
                .map(attempt -> attempt.result().outcome())
                .toList();
        return !inClass.isEmpty() && inClass.stream().noneMatch(Outcome::isRed);
    }

    /** A class that is red itself, for its set-up, is no entry. */
    private static Function<TestId, String> classIn(TestCatalog catalog) {
        Function<TestId, Entry> entries = catalog.lookup();
        return test -> {
            Entry entry = entries.apply(test);
            return entry == null ? test.className() : entry.testClass();
        };
    }
}
