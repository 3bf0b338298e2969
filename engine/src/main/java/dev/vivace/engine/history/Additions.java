package dev.vivace.engine.history;

import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which lessons from elsewhere a history has: {@code {"kind":"added","lessons":{"9a0c…":true}}}, newest last. Whoever
 * merges the same shards again adds nothing.
 */
final class Additions {

    private static final String KIND = "added";
    private static final String LESSONS = "lessons";

    /** How many are worth remembering: nobody merges older ones again. */
    private static final int KEPT = 500;

    private Additions() {}

    /** The line that tells that these were added. */
    static HistoryLine of(List<HistoryLine> lessons) {
        return line(Stream.of(name(lessons)));
    }

    /** Whether these were added before. */
    static boolean has(List<HistoryLine> known, List<HistoryLine> lessons) {
        return names(known).anyMatch(name(lessons)::equals);
    }

    /** What they say is their name, wherever they lie. */
    private static String name(List<HistoryLine> lessons) {
        String text = lessons.stream().map(HistoryLine::toString).collect(Collectors.joining("\n"));
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static HistoryLine line(Stream<String> names) {
        JsonObject lessons = new JsonObject();
        names.forEach(name -> lessons.addProperty(name, true));
        return HistoryLine.of(KIND, LESSONS, lessons);
    }

    private static Stream<String> names(List<HistoryLine> lines) {
        return HistoryLine.all(lines, KIND, LESSONS).map(JsonObject::keySet).flatMap(Set::stream);
    }

    /** The same lines, with one of this kind. */
    static Stream<HistoryLine> compact(List<HistoryLine> lines) {
        List<String> names = names(lines).distinct().toList();
        HistoryLine last = line(names.stream().skip(Math.max(0, names.size() - KEPT)));
        return Stream.concat(lines.stream().filter(line -> !line.is(KIND)), Stream.of(last))
                .filter(line -> !line.is(KIND) || line.hasContent());
    }
}
