package dev.vivace.engine.merge;

import dev.vivace.engine.merge.ShardSet.Piece;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Ending;
import dev.vivace.engine.report.ShardReport.Part;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What all shards came to, as one run would have.
 *
 * @param report of all tests
 * @param isRed whether a test makes the build red
 * @param differs whether a verdict is not that of the reference, where that was asked for
 * @param shards how many they were
 * @param notBegun modules that some shards did not begin, with the numbers of these shards
 */
public record MergedRun(
        RunReport report, boolean isRed, boolean differs, int shards, Map<String, List<Integer>> notBegun) {

    public MergedRun {
        notBegun = Collections.unmodifiableMap(new LinkedHashMap<>(notBegun));
    }

    /** Adds them up; the shards are taken to have run at the same time. */
    public static MergedRun of(ShardSet set) {
        Collection<List<Piece>> modules = set.pieces().values();
        List<Part> parts =
                modules.stream().flatMap(List::stream).map(Piece::part).toList();
        Map<String, List<Integer>> notBegun = set.notBegun();
        boolean red = !notBegun.isEmpty()
                || parts.stream().anyMatch(Part::red)
                || modules.stream().anyMatch(MergedRun::isTooFlaky);
        boolean differs = parts.stream().anyMatch(Part::differs);
        Ending ending = new Ending(red, differs, List.copyOf(notBegun.keySet()), reasons(set));
        return new MergedRun(report(set).with(ending), red, differs, set.total(), notBegun);
    }

    private static boolean isTooFlaky(List<Piece> module) {
        int limit = module.get(0).part().failOnFlakes();
        return limit > 0
                && module.stream().mapToLong(piece -> piece.part().flaky()).sum() >= limit;
    }

    /** What the shards say; too many flaky tests may be only in all of them together. */
    private static List<String> reasons(ShardSet set) {
        Stream<String> told = set.shards().stream()
                .flatMap(found -> found.report().ending().stream())
                .flatMap(ending -> ending.reasons().stream());
        Stream<String> flaky = set.pieces().values().stream()
                .filter(MergedRun::isTooFlaky)
                .map(module -> "More tests of " + module.get(0).part().module()
                        + " than the project allows passed only when they were run again.");
        return Stream.concat(told, flaky).distinct().toList();
    }

    private static RunReport report(ShardSet set) {
        List<RunReport> reports = set.shards().stream().map(FoundShard::report).toList();
        List<RunReport.Test> tests = tests(set);
        return new RunReport(
                Optional.empty(),
                reports.stream()
                        .flatMap(report -> Stream.of(report.isolation().split(",")))
                        .filter(isolation -> !isolation.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(",")),
                byShard(set, reportsOfOne -> reportsOfOne
                                .mapToInt(RunReport::workers)
                                .max()
                                .orElse(0))
                        .mapToInt(Integer::intValue)
                        .sum(),
                seed(set),
                byShard(set, reportsOfOne -> reportsOfOne
                                .mapToLong(RunReport::wallMillis)
                                .sum())
                        .mapToLong(Long::longValue)
                        .max()
                        .orElse(0),
                RunReport.Summary.of(tests),
                tests,
                reports.stream()
                        .flatMap(report -> report.taints().stream())
                        .distinct()
                        .toList(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** Of the first that has one: a module that was not begun has none. */
    private static long seed(ShardSet set) {
        return set.shards().stream()
                .filter(found -> !found.part().parts().isEmpty())
                .mapToLong(found -> found.report().seed())
                .findFirst()
                .orElse(0);
    }

    /** A shard has one report of all modules, or one of each. */
    private static <T> Stream<T> byShard(ShardSet set, Function<Stream<RunReport>, T> sum) {
        Map<Integer, List<RunReport>> reports = new TreeMap<>();
        set.shards().forEach(found -> reports.computeIfAbsent(found.part().index(), index -> new ArrayList<>())
                .add(found.report()));
        return reports.values().stream().map(ofOne -> sum.apply(ofOne.stream()));
    }

    /** Module by module, as they ran; each names its module where there are several suites. */
    private static List<RunReport.Test> tests(ShardSet set) {
        Map<String, List<Piece>> pieces = set.pieces();
        MergedTests merged = new MergedTests(set);
        if (pieces.size() == 1) {
            return set.shards().stream().flatMap(merged::of).toList();
        }
        List<String> modules = pieces.values().stream()
                .map(module -> module.get(0).part().module())
                .distinct()
                .toList();
        return set.shards().stream()
                .flatMap(found -> testsWithModule(found, merged))
                .sorted(Comparator.comparingInt(
                        test -> modules.indexOf(test.module().orElseThrow())))
                .toList();
    }

    private static Stream<RunReport.Test> testsWithModule(FoundShard found, MergedTests merged) {
        return merged.of(found)
                .map(test -> test.module().isPresent()
                        ? test
                        : test.in(found.part().parts().get(0).module()));
    }
}
