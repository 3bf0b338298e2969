package dev.vivace.engine.suite;

import dev.vivace.engine.model.Race;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestResult;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out who may have raced with whom. */
final class Races {

    private Races() {}

    /** All races among these parts. */
    static List<Race> in(List<PartLog> parts) {
        List<TestResult> all = parts.stream().flatMap(PartLog::first).toList();
        return parts.stream()
                .flatMap(Races::racing)
                .collect(Collectors.groupingBy(
                        result -> result.id().wholeMethod(),
                        Collectors.flatMapping(red -> beside(red, all), Collectors.toSet())))
                .entrySet()
                .stream()
                .map(entry -> new Race(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** Who is red alone, too, needs others rather than being disturbed by them. */
    private static Stream<TestResult> racing(PartLog part) {
        Set<TestId> needy = part.alone().stream()
                .flatMap(run -> run.tests().stream())
                .filter(result -> result.outcome().isRed())
                .map(TestResult::id)
                .collect(Collectors.toSet());
        return part.first()
                .filter(result ->
                        result.outcome().isRed() && part.raced().contains(result.id()) && !needy.contains(result.id()));
    }

    private static Stream<TestId> beside(TestResult red, List<TestResult> all) {
        return all.stream()
                .filter(other -> !other.id().equals(red.id()) && overlap(red, other))
                .map(other -> other.id().wholeMethod());
    }

    private static boolean overlap(TestResult one, TestResult other) {
        return one.start().isBefore(end(other)) && other.start().isBefore(end(one));
    }

    private static Instant end(TestResult result) {
        return result.start().plus(result.duration());
    }
}
