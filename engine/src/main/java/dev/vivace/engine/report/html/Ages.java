package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.element;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says when what a page shows was found out: the commands ran at different times, and code changes between them. */
final class Ages {

    /** Those whose age is told. The run says itself when it was. */
    static final List<String> FILES = List.of("detect.json", "fix.json", "boost.json", "stories.json", "doctor.json");

    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private Ages() {}

    static Html of(View view, ModuleResults results) {
        String words = files(view).stream()
                .filter(results.written()::containsKey)
                .map(file -> sentence(file, results))
                .collect(Collectors.joining(" "));
        return words.isEmpty() ? NOTHING : element("p", words).ofClass("note");
    }

    private static List<String> files(View view) {
        return switch (view) {
            case OVERVIEW -> FILES;
            case ORDER -> List.of("detect.json", "fix.json");
            case BOOST -> List.of("boost.json");
            case STORIES -> List.of("stories.json");
            default -> List.of();
        };
    }

    private static String sentence(String file, ModuleResults results) {
        Instant written = results.written().get(file);
        return file + " is of " + WHEN.format(written) + (isOlder(written, results) ? ", before this run." : ".");
    }

    private static boolean isOlder(Instant written, ModuleResults results) {
        Optional<Instant> start = results.run().flatMap(run -> run.start());
        return start.filter(written::isBefore).isPresent();
    }
}
