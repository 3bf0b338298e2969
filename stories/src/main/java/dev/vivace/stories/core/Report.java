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

    /** For tools. */
    Ledger ledger(Build build) {
        return Ledger.of(settings, build, tally);
    }

    /** For people; all that is known of the build is added if this JVM is not its only one. */
    String text(Ledger all) {
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
        text.append(forks(all));
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

    private String forks(Ledger all) {
        boolean matters = all.jvms() > 1 && settings.reuse() != Settings.Reuse.OFF;
        return matters
                ? String.format(
                        "%d JVMs so far, together %d set-ups run, %d saved. Each makes its own: in one JVM more may be saved.%n",
                        all.jvms(), all.run(), all.saved())
                : "";
    }

    private String reuse() {
        return Settings.word(settings.reuse());
    }

    private String safe() {
        return Settings.word(settings.trust());
    }
}
