package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints the time of each single run, so that others can make their own medians, as a Markdown table. */
final class RawTable {

    private static final List<String> HEADINGS = List.of("subject", "way", "whole command, s", "test phase, s");

    private RawTable() {}

    /** A row for each way to run a subject, in the given sequence of ways. */
    static String of(Map<String, Map<String, List<Measurement>>> bySubject, List<String> ways) {
        Stream<List<String>> rows = bySubject.entrySet().stream().flatMap(subject -> ways.stream()
                .filter(subject.getValue()::containsKey)
                .map(way -> row(subject.getKey(), way, subject.getValue().get(way))));
        return "\nEvery run, in the sequence in which they were made:\n\n" + Table.lines(HEADINGS, rows);
    }

    private static List<String> row(String subject, String way, List<Measurement> runs) {
        return List.of(
                subject,
                way,
                seconds(runs.stream().map(Measurement::wall)),
                seconds(runs.stream().flatMap(run -> run.testPhase().stream())));
    }

    private static String seconds(Stream<Duration> times) {
        String all = times.map(time -> Table.seconds(time).replace(" s", "")).collect(Collectors.joining(", "));
        return all.isEmpty() ? "-" : all;
    }
}
