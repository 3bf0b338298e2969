package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a run of the tests that write down their launch left behind.
 *
 * @param dumps the facts of every dump, by module and file name
 * @param sequences what ran, by module
 * @param reports where reports were written
 */
record LaunchTraces(
        Map<String, Map<String, String>> dumps, Map<String, List<Dumps.Visit>> sequences, List<String> reports) {

    /** The files are gone afterwards. */
    static LaunchTraces take(Path reactor) {
        return new LaunchTraces(Dumps.take(reactor), Dumps.takeSequences(reactor), Dumps.takeReports(reactor));
    }

    Map<String, List<String>> classes() {
        Map<String, List<String>> classes = new TreeMap<>();
        sequences.forEach((module, visits) ->
                classes.put(module, visits.stream().map(Dumps.Visit::visitor).toList()));
        return classes;
    }

    /** One for each dump: it fails where ours differs from this, Surefire's, by more than the tools' traces. */
    Stream<DynamicTest> testsOfLikeness(LaunchTraces ours) {
        return differences(ours).entrySet().stream()
                .map(dump -> DynamicTest.dynamicTest(
                        dump.getKey(),
                        () -> assertThat(dump.getValue()).as(dump.getKey()).isEmpty()));
    }

    /** What differs from this, Surefire's, in each dump of ours. */
    Map<String, Map<String, String>> differences(LaunchTraces ours) {
        Map<String, Map<String, String>> differences = new TreeMap<>();
        dumps.forEach((dump, facts) ->
                differences.put(dump, ToolTraces.difference(facts, ours.dumps().getOrDefault(dump, Map.of()))));
        return differences;
    }
}
