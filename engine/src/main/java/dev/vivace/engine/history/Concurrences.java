package dev.vivace.engine.history;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Race;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is remembered of tests that do not run well at the same time as others. */
final class Concurrences {

    private static final String RACES = "races";
    private static final String TESTS = "tests";
    private static final String IN_ORDER = "in-order";
    private static final String ABSTAINING = "abstaining";
    private static final String CLASSES = "classes";

    /** So many tests beside a race say nothing about who it was. */
    private static final int MANY = 30;

    private Concurrences() {}

    /** What a run teaches of it that these lines do not tell yet. */
    static List<HistoryLine> of(SuiteResult result, List<HistoryLine> known) {
        JsonObject races = new JsonObject();
        Set<String> solitary = solitary(known);
        Map<TestId, Set<TestId>> suspects = suspects(known);
        result.races().stream()
                .filter(race -> !solitary.contains(race.test().className()))
                .forEach(race -> races.add(race.test().toString(), names(news(race, suspects))));
        Set<String> ordered = needOrder(known);
        JsonObject needy = new JsonObject();
        needy(result)
                .filter(name -> !ordered.contains(name))
                .forEach(name -> needy.addProperty(name, TestVerdict.NEEDS_ITS_CLASS));
        JsonObject abstaining = new JsonObject();
        Set<TestId> abstained = abstaining(known);
        abstaining(result)
                .filter(test -> !abstained.contains(test))
                .forEach(test -> abstaining.addProperty(test.toString(), true));
        return Stream.of(
                        HistoryLine.of(RACES, TESTS, races),
                        HistoryLine.of(IN_ORDER, CLASSES, needy),
                        HistoryLine.of(ABSTAINING, TESTS, abstaining))
                .filter(HistoryLine::hasContent)
                .toList();
    }

    /** Who raced beside all that it was kept apart from cannot be kept apart from it: then it is nobody that we know. */
    private static Set<TestId> news(Race race, Map<TestId, Set<TestId>> suspects) {
        Set<TestId> before = suspects.getOrDefault(race.test(), Set.of());
        return !before.isEmpty() && race.beside().containsAll(before) ? Set.of() : race.beside();
    }

    private static JsonArray names(Set<TestId> tests) {
        JsonArray names = new JsonArray();
        tests.stream().map(TestId::toString).sorted().forEach(names::add);
        return names;
    }

    private static Stream<String> needy(SuiteResult result) {
        return result.verdicts().stream()
                .filter(verdict -> verdict.flags().contains(TestVerdict.NEEDS_ITS_CLASS))
                .map(verdict -> verdict.id().className());
    }

    /** What skipped itself where nothing ran beside it: tests, and classes whose tests were asked like that. */
    private static Stream<TestId> abstaining(SuiteResult result) {
        Set<String> asked = new HashSet<>();
        List<TestId> tests = new ArrayList<>();
        for (TestVerdict verdict : result.verdicts()) {
            for (Attempt attempt : verdict.attempts()) {
                if (attempt.stage() != Stage.PARALLEL && attempt.result().outcome() == Outcome.SKIPPED) {
                    asked.add(verdict.id().className());
                    tests.addAll(attempt.result().isAborted() ? List.of(verdict.id()) : List.of());
                }
            }
        }
        Stream<TestId> classes = result.containers().stream()
                .filter(container ->
                        container.isAborted() && asked.contains(container.id().className()))
                .map(TestResult::id);
        return Stream.concat(tests.stream(), classes).map(TestId::wholeMethod);
    }

    static Set<TestId> abstaining(List<HistoryLine> lines) {
        return HistoryLine.all(lines, ABSTAINING, TESTS)
                .flatMap(tests -> tests.keySet().stream())
                .flatMap(name -> TestId.find(name).stream())
                .collect(Collectors.toSet());
    }

    /** Pairs of tests of which both should not run at the same time; who was red beside the same test wants the same. */
    static Set<Set<TestId>> racing(List<HistoryLine> lines) {
        Map<TestId, Set<TestId>> red = new HashMap<>();
        suspects(lines)
                .forEach((test, beside) -> beside.forEach(other ->
                        red.computeIfAbsent(other, key -> new HashSet<>()).add(test)));
        return red.entrySet().stream()
                .flatMap(entry -> pairs(entry.getKey(), entry.getValue()))
                .collect(Collectors.toSet());
    }

    private static Stream<Set<TestId>> pairs(TestId test, Set<TestId> rivals) {
        Stream<Set<TestId>> withTest = rivals.stream().map(rival -> pair(test, rival));
        Stream<Set<TestId>> amongThem = rivals.size() > MANY
                ? Stream.empty()
                : rivals.stream().flatMap(one -> rivals.stream()
                        .filter(other -> !other.equals(one))
                        .map(other -> Set.of(one, other)));
        return Stream.concat(withTest, amongThem);
    }

    /** Invocations of a test may race with each other. */
    private static Set<TestId> pair(TestId one, TestId other) {
        return one.equals(other) ? Set.of(one) : Set.of(one, other);
    }

    /** Classes whose tests need each other. */
    static Set<String> needOrder(List<HistoryLine> lines) {
        return HistoryLine.all(lines, IN_ORDER, CLASSES)
                .flatMap(classes -> classes.keySet().stream())
                .collect(Collectors.toSet());
    }

    /** Classes that raced with nobody that we know, with too many to tell, or each time with others. */
    static Set<String> solitary(List<HistoryLine> lines) {
        return suspects(lines).entrySet().stream()
                .filter(entry -> entry.getValue().isEmpty() || entry.getValue().size() > MANY)
                .map(entry -> entry.getKey().className())
                .collect(Collectors.toSet());
    }

    /** Tests that raced, each with those that ran beside it whenever it did: every race leaves fewer. */
    private static Map<TestId, Set<TestId>> suspects(List<HistoryLine> lines) {
        return races(lines).collect(Collectors.toMap(Race::test, Race::beside, Concurrences::common));
    }

    static boolean isRaces(HistoryLine line) {
        return line.is(RACES);
    }

    /** What all races come to, in one line. */
    static HistoryLine compactRaces(List<HistoryLine> lines) {
        JsonObject races = new JsonObject();
        suspects(lines).entrySet().stream()
                .sorted(Comparator.comparing(entry -> entry.getKey().toString()))
                .forEach(entry -> races.add(entry.getKey().toString(), names(entry.getValue())));
        return HistoryLine.of(RACES, TESTS, races);
    }

    private static Set<TestId> common(Set<TestId> one, Set<TestId> other) {
        return one.stream().filter(other::contains).collect(Collectors.toSet());
    }

    /** Those that can be read: a history may come from anywhere. */
    private static Stream<Race> races(List<HistoryLine> lines) {
        return HistoryLine.all(lines, RACES, TESTS)
                .flatMap(tests -> tests.entrySet().stream())
                .flatMap(entry ->
                        TestId.find(entry.getKey()).map(test -> new Race(test, ids(entry.getValue()))).stream());
    }

    private static Set<TestId> ids(JsonElement names) {
        return names instanceof JsonArray array
                ? array.asList().stream()
                        .filter(JsonElement::isJsonPrimitive)
                        .flatMap(name -> TestId.find(name.getAsString()).stream())
                        .collect(Collectors.toSet())
                : Set.of();
    }
}
