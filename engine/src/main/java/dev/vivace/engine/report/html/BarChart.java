package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Durations one below the other, each with a bar of its length. */
final class BarChart {

    private static final int LABELS = 320;
    private static final int WIDTH = 820;
    private static final int NUMBERS = 110;
    private static final int PITCH = 22;

    private final List<Line> lines = new ArrayList<>();

    private record Line(String label, long millis, String kind) {}

    /** Adds a bar; the kind names its colour. */
    BarChart add(String label, long millis, String kind) {
        lines.add(new Line(label, millis, kind));
        return this;
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    Html drawing(String label) {
        long most = lines.stream().mapToLong(Line::millis).max().orElse(1);
        List<Html> shapes = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            shapes.add(line(lines.get(i), i * PITCH, Math.max(1, most)));
        }
        int height = Math.max(1, lines.size()) * PITCH;
        return element(
                        "div",
                        element("svg", shapes)
                                .ofClass("chart")
                                .with("viewBox", "0 0 " + WIDTH + " " + height)
                                .with("width", WIDTH)
                                .with("height", height)
                                .with("role", "img")
                                .with("aria-label", label))
                .ofClass("scroll");
    }

    private static Html line(Line line, int y, long most) {
        double width = Math.max(1.5, (WIDTH - LABELS - NUMBERS) * (double) line.millis() / most);
        return all(
                element("text", Cut.at(line.label(), 48)).with("x", 0).with("y", y + 14),
                element("rect")
                        .ofClass("bar " + line.kind())
                        .with("x", LABELS)
                        .with("y", y + 4)
                        .with("width", String.format(Locale.ROOT, "%.1f", width))
                        .with("height", 13)
                        .with("rx", 2)
                        .with("fill", "currentColor"),
                element("text", Times.of(line.millis()))
                        .ofClass("value")
                        .with("x", String.format(Locale.ROOT, "%.1f", LABELS + width + 8))
                        .with("y", y + 14));
    }
}
