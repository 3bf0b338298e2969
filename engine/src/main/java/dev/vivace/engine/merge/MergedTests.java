package dev.vivace.engine.merge;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Test;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The tests of shards as if they had run side by side on one machine: workers are numbered on from shard to shard, and the
 * modules of a shard follow each other.
 */
final class MergedTests {

    private final Map<Integer, Integer> mostWorkers = new TreeMap<>();
    private final Map<Integer, Instant> starts = new TreeMap<>();

    MergedTests(ShardSet set) {
        for (FoundShard found : set.shards()) {
            int index = found.part().index();
            mostWorkers.merge(index, mostWorkers(found.report()), Math::max);
            found.report().start().ifPresent(start -> starts.merge(index, start, MergedTests::earlier));
        }
    }

    private static int mostWorkers(RunReport report) {
        return report.tests().stream()
                .flatMap(test -> test.attempts().stream())
                .mapToInt(RunReport.Try::worker)
                .max()
                .orElse(0);
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    Stream<Test> of(FoundShard found) {
        int index = found.part().index();
        int workers = mostWorkers.entrySet().stream()
                .filter(entry -> entry.getKey() < index)
                .mapToInt(Map.Entry::getValue)
                .sum();
        long millis = found.report()
                .start()
                .flatMap(start -> Optional.ofNullable(starts.get(index)).map(first -> Duration.between(first, start)))
                .map(Duration::toMillis)
                .orElse(0L);
        return found.report().tests().stream().map(test -> test.moved(workers, millis));
    }
}
