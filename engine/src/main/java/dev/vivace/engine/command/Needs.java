package dev.vivace.engine.command;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.suite.SideBySide;
import dev.vivace.engine.suite.Sufficiency;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What classes need, as far as their tests tell. */
final class Needs {

    private Needs() {}

    /**
     * One per class with a test that needs earlier classes.
     *
     * @param found after which classes they were asked first, where not after all
     * @param known what earlier runs found
     */
    static List<Need> of(
            Collection<TestId> needy,
            Map<TestOrder, Sufficiency> found,
            Map<String, Set<String>> known,
            TestCatalog catalog) {
        Function<TestId, String> classIn = classIn(catalog);
        Map<String, Sufficiency> asked = new HashMap<>();
        found.forEach((part, answer) -> asked.put(classOf(part, classIn), answer));
        List<String> natural =
                catalog.entries().stream().map(Entry::testClass).distinct().toList();
        Set<String> classes = needy.stream().map(classIn).collect(Collectors.toSet());
        return natural.stream()
                .filter(classes::contains)
                .map(name -> {
                    List<String> before = natural.subList(0, natural.indexOf(name));
                    Optional<List<String>> sufficient = Optional.ofNullable(asked.get(name))
                            .map(answer -> answer.sufficient() ? classesOf(answer.earlier(), classIn) : before);
                    return new Need(name, sufficient.orElseGet(() -> stillKnown(known.get(name), before)));
                })
                .toList();
    }

    private static List<String> classesOf(List<TestOrder> parts, Function<TestId, String> classIn) {
        return parts.stream().map(part -> classOf(part, classIn)).toList();
    }

    /** What was known may be of a suite that had other classes; then it may be any of those before. */
    private static List<String> stillKnown(Set<String> known, List<String> before) {
        return known != null && before.containsAll(known) ? List.copyOf(known) : before;
    }

    private static String classOf(TestOrder part, Function<TestId, String> classIn) {
        return classIn.apply(part.tests().get(0));
    }

    /** Parts that are red alone, each with those that it needs; with none where these are too many to be tried first. */
    static Map<TestOrder, List<TestOrder>> few(
            Map<String, Set<String>> needs, List<TestOrder> parts, TestCatalog catalog, SideBySide sideBySide) {
        Function<TestId, String> classIn = classIn(catalog);
        Map<TestOrder, List<TestOrder>> few = new HashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            TestOrder part = parts.get(i);
            Set<String> needed = needs.getOrDefault(classOf(part, classIn), Set.of());
            List<TestOrder> earlier = needed.isEmpty()
                    ? List.of()
                    : parts.subList(0, i).stream()
                            .filter(each -> needed.contains(classOf(each, classIn)))
                            .toList();
            if (!earlier.isEmpty()) {
                List<TestOrder> both =
                        Stream.concat(earlier.stream(), Stream.of(part)).toList();
                few.put(part, sideBySide.areFew(both, parts.subList(0, i + 1)) ? earlier : List.of());
            }
        }
        return few;
    }

    /**
     * One per class whose tests were asked in their class alone, and are green there.
     *
     * @param others tests that were not asked: what they need is as it was
     */
    static List<Need> gone(Collection<TestVerdict> verdicts, TestCatalog catalog, Set<TestId> others) {
        Function<TestId, String> classes = classIn(catalog);
        Map<String, List<TestVerdict>> byClass =
                verdicts.stream().collect(Collectors.groupingBy(verdict -> classes.apply(verdict.id())));
        return byClass.entrySet().stream()
                .filter(entry -> entry.getValue().stream().allMatch(Needs::isGreenInItsClass)
                        && others.stream().noneMatch(other -> isIn(entry.getKey(), other)))
                .map(entry -> new Need(entry.getKey(), List.of()))
                .toList();
    }

    private static boolean isIn(String className, TestId test) {
        return test.className().equals(className) || test.className().startsWith(className + "$");
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
