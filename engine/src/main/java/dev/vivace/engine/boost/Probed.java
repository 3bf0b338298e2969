package dev.vivace.engine.boost;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.source.SourceFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Classes whose fixtures say how long they take. They do what they did, on the same lines.
 *
 * @param files the classes with probes
 * @param probeSource the source of the class {@link #PROBE}, which they call
 * @param places what is measured; a probe names one by its index
 */
public record Probed(List<SourceFile> files, String probeSource, List<Place> places) {

    /** The class that the probes call. */
    public static final String PROBE = "vivace.boost.Probe";

    public Probed {
        files = List.copyOf(files);
        places = List.copyOf(places);
    }

    /**
     * A fixture that is measured.
     *
     * @param owner the class that declares it, by binary name
     * @param signature of the method with the types of its parameters, or the name of the field
     * @param statements how many statements it has at its top level; 1 for a field
     */
    public record Place(String owner, String signature, int statements) {

        boolean isOf(Member member) {
            return owner.equals(member.owner()) && signature.equals(member.signature());
        }
    }

    /** What the lines mean that the probes wrote; lines of a JVM that died in the midst of one are left out. */
    public FixtureCosts costs(Stream<String> lines) {
        Map<Integer, List<long[]>> calls = new HashMap<>();
        lines.map(Probed::numbers)
                .filter(call -> call.length > 0 && call[0] < places.size())
                .filter(call -> call.length == places.get((int) call[0]).statements() + 1)
                .forEach(call -> calls.computeIfAbsent((int) call[0], place -> new ArrayList<>())
                        .add(call));
        Map<Place, Cost> costs = new HashMap<>();
        calls.forEach((place, times) -> costs.put(places.get(place), cost(times)));
        return new FixtureCosts(costs);
    }

    private static long[] numbers(String line) {
        return line.matches("\\d+( \\d+)*;")
                ? Stream.of(line.substring(0, line.length() - 1).split(" "))
                        .mapToLong(Long::parseLong)
                        .toArray()
                : new long[0];
    }

    private static Cost cost(List<long[]> calls) {
        long[] sums = new long[calls.get(0).length - 1];
        for (long[] call : calls) {
            for (int i = 0; i < sums.length; i++) {
                sums[i] += call[i + 1];
            }
        }
        List<Duration> statements = durations(Arrays.stream(sums));
        Duration total = statements.stream().reduce(Duration.ZERO, Duration::plus);
        return new Cost(
                calls.size(),
                total,
                statements,
                durations(Arrays.stream(calls.get(0)).skip(1)));
    }

    private static List<Duration> durations(LongStream nanos) {
        return nanos.mapToObj(Duration::ofNanos).toList();
    }
}
