package dev.vivace.engine.history;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Pace;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How fast earlier runs were: {@code {"kind":"pace","workers":{"2":[1338,33500,66000]}}}, tests, wall and CPU time; with
 * {@code "2 quick"} where JVMs compiled quickly.
 */
final class Paces {

    private static final String KIND = "pace";
    private static final String WORKERS = "workers";
    private static final String QUICK = " quick";
    private static final Pattern MANNER = Pattern.compile("([1-9]\\d{0,3})(" + QUICK + ")?");

    /** How many runs with the same number of workers are worth remembering. */
    private static final int KEPT = 3;

    private Paces() {}

    static HistoryLine line(Pace pace) {
        JsonArray figures = new JsonArray();
        figures.add(pace.tests());
        figures.add(pace.wall().toMillis());
        figures.add(pace.cpu().toMillis());
        JsonObject workers = new JsonObject();
        workers.add(pace.workers() + (pace.compilation() == Compilation.QUICK ? QUICK : ""), figures);
        return HistoryLine.of(KIND, WORKERS, workers);
    }

    /** Those of an execution that can be read, oldest first. */
    static List<Pace> in(List<HistoryLine> lines, String execution) {
        return HistoryLine.all(HistoryLine.of(lines, execution), KIND, WORKERS)
                .flatMap(workers -> workers.entrySet().stream())
                .flatMap(entry -> pace(entry).stream())
                .toList();
    }

    private static Optional<Pace> pace(Map.Entry<String, JsonElement> entry) {
        Matcher manner = MANNER.matcher(entry.getKey());
        boolean whole = manner.matches()
                && entry.getValue() instanceof JsonArray figures
                && figures.size() == 3
                && figures.asList().stream()
                        .allMatch(figure -> figure instanceof JsonPrimitive number && number.isNumber());
        return whole ? Optional.of(pace(manner, entry.getValue().getAsJsonArray())) : Optional.empty();
    }

    private static Pace pace(Matcher manner, JsonArray figures) {
        return new Pace(
                Integer.parseInt(manner.group(1)),
                manner.group(2) == null ? Compilation.FULL : Compilation.QUICK,
                figures.get(0).getAsInt(),
                Duration.ofMillis(figures.get(1).getAsLong()),
                Duration.ofMillis(figures.get(2).getAsLong()));
    }

    /** The same lines, of those of this kind only the last ones for each execution, number of workers and way to compile. */
    static Stream<HistoryLine> compact(List<HistoryLine> lines) {
        Map<String, Deque<HistoryLine>> last = new HashMap<>();
        lines.stream().filter(line -> line.is(KIND)).forEach(line -> {
            String subject = line.execution() + " " + line.keysOf(WORKERS);
            Deque<HistoryLine> kept = last.computeIfAbsent(subject, key -> new ArrayDeque<>());
            kept.add(line);
            if (kept.size() > KEPT) {
                kept.remove();
            }
        });
        Set<HistoryLine> kept = Collections.newSetFromMap(new IdentityHashMap<>());
        last.values().forEach(kept::addAll);
        return lines.stream().filter(line -> !line.is(KIND) || kept.contains(line));
    }
}
