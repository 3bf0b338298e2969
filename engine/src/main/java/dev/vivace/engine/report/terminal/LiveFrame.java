package dev.vivace.engine.report.terminal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The lines that are drawn again and again: a bar, and below it what each worker runs now. */
final class LiveFrame {

    private static final int MOST_WORKERS = 8;
    private static final int BAR = 24;

    private final Style style;
    private final boolean unicode;

    LiveFrame(Style style, boolean unicode) {
        this.style = style;
        this.unicode = unicode;
    }

    /** The frame before tests run. */
    List<String> preparing(String sentence, int width) {
        return List.of(style.dim(Columns.cutEnd(SafeText.line(sentence), width)));
    }

    /** The frame of a running suite, no line wider than {@code width}. */
    List<String> running(Progress progress, Instant now, int width) {
        List<String> lines = new ArrayList<>();
        lines.add(head(progress, now, width));
        progress.running().stream().limit(MOST_WORKERS).forEach(test -> lines.add(worker(test, now, width)));
        int more = progress.running().size() - MOST_WORKERS;
        if (more > 0) {
            lines.add(Columns.cutEnd("  and " + more + " more", width));
        }
        return lines;
    }

    private String head(Progress progress, Instant now, int width) {
        String counts = counts(progress, now);
        String red = progress.red() == 0 ? "" : ", " + progress.red() + " failed";
        int bar = Math.min(BAR, width - Columns.of(counts) - Columns.of(red) - 3);
        String text = bar < 4
                ? Columns.cutEnd(counts + red, width)
                : bar(progress.fraction(now), bar) + " " + counts + style.red(red);
        return text;
    }

    private static String counts(Progress progress, Instant now) {
        return progress.counts() + ", "
                + TimeText.rough(progress.elapsed(now))
                + progress.remaining(now)
                        .filter(left -> left.toSeconds() > 0)
                        .map(left -> ", about " + TimeText.rough(left) + " left")
                        .orElse("");
    }

    private String bar(double fraction, int width) {
        int full = (int) Math.round(Math.max(0, Math.min(1, fraction)) * width);
        String done = (unicode ? "\u2588" : "#").repeat(full);
        String open = (unicode ? "\u2591" : "-").repeat(width - full);
        return "[" + style.green(done) + style.dim(open) + "]";
    }

    private String worker(Progress.Running test, Instant now, int width) {
        boolean slow = test.isSlow(now);
        String time = "  " + TimeText.rough(test.elapsed(now)) + (slow ? "  slow" : "");
        String id = Columns.cutStart(SafeText.line(test.id().toString()), Math.max(1, width - time.length() - 2));
        String line = Columns.cutEnd("  " + id + time, width);
        return slow ? style.yellow(line) : line;
    }
}
