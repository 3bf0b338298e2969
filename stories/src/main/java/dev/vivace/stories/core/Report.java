package dev.vivace.stories.core;

import java.util.List;
import java.util.stream.Collectors;

/** What a run saved, and why it did not save more: as text for people and as a file for tools. */
final class Report {

    private static final int MOST_LINES = 20;

    private final Settings settings;
    private final Tally tally;

    Report(Settings settings, Tally tally) {
        this.settings = settings;
        this.tally = tally;
    }

    boolean isEmpty() {
        return tally.rows().isEmpty();
    }

    String text() {
        StringBuilder text = new StringBuilder(String.format("%nStories (reuse %s, safe %s)%n", reuse(), safe()));
        int width = tally.rows().stream()
                .mapToInt(row -> row.type().getName().length())
                .max()
                .orElse(5);
        String format = "  %-" + width + "s %6s %12s %6s%n";
        text.append(String.format(format, "class", "tests", "set-ups run", "saved"));
        tally.rows()
                .forEach(row ->
                        text.append(String.format(format, row.type().getName(), row.tests(), row.run(), row.saved())));
        lines(
                text,
                "Set-ups had to run again after:",
                tally.drops().stream()
                        .map(drop -> drop.after() + ": " + drop.reason())
                        .collect(Collectors.toList()));
        lines(text, "Not seen when fixtures are compared:", List.copyOf(tally.blindSpots()));
        return text.append(String.format("%d set-ups run, %d saved%n", tally.run(), tally.saved()))
                .toString();
    }

    private static void lines(StringBuilder text, String title, List<String> lines) {
        if (!lines.isEmpty()) {
            text.append(String.format("%s%n", title));
            lines.stream().limit(MOST_LINES).forEach(line -> text.append(String.format("  %s%n", line)));
        }
        if (lines.size() > MOST_LINES) {
            text.append(String.format("  and %d more%n", lines.size() - MOST_LINES));
        }
    }

    String json() {
        return Json.object(Json.members()
                        .with("format", Json.string("vivace-stories/1"))
                        .with("reuse", Json.string(reuse()))
                        .with("safe", Json.string(safe()))
                        .with("setUpsRun", Json.number(tally.run()))
                        .with("setUpsSaved", Json.number(tally.saved()))
                        .with("classes", Json.array(tally.rows().stream().map(Report::row)))
                        .with("drops", Json.array(tally.drops().stream().map(Report::drop)))
                        .with("blindSpots", Json.strings(tally.blindSpots())))
                + "\n";
    }

    private static String row(Tally.Row row) {
        return Json.object(Json.members()
                .with("class", Json.string(row.type().getName()))
                .with("providers", Json.strings(names(Providers.of(row.type()))))
                .with("sequence", Json.strings(names(Sequence.of(row.type()).types())))
                .with("tests", Json.number(row.tests()))
                .with("setUpsRun", Json.number(row.run()))
                .with("setUpsSaved", Json.number(row.saved())));
    }

    private static String drop(Drop drop) {
        return Json.object(Json.members()
                .with("chain", Json.strings(drop.chain()))
                .with("after", Json.string(drop.after()))
                .with("reason", Json.string(drop.reason())));
    }

    private static List<String> names(List<Class<?>> types) {
        return types.stream().map(Class::getName).collect(Collectors.toList());
    }

    private String reuse() {
        return Settings.word(settings.reuse());
    }

    private String safe() {
        return Settings.word(settings.trust());
    }
}
