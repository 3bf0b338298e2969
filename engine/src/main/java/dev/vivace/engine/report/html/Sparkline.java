package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How long a test took in earlier runs, as a small drawing. */
final class Sparkline {

    private static final int WIDTH = 160;
    private static final int HEIGHT = 32;
    private static final int MARGIN = 4;

    private Sparkline() {}

    static Html of(List<Long> millis) {
        long most = Math.max(1, Collections.max(millis));
        List<String> points = new ArrayList<>();
        for (int i = 0; i < millis.size(); i++) {
            double x = MARGIN + (WIDTH - 2.0 * MARGIN) * i / (millis.size() - 1);
            double y = HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * millis.get(i) / most;
            points.add(String.format(Locale.ROOT, "%.1f,%.1f", x, y));
        }
        String last = points.get(points.size() - 1);
        Html drawing = element(
                        "svg",
                        element("polyline").with("points", String.join(" ", points)),
                        element("circle")
                                .with("cx", last.substring(0, last.indexOf(',')))
                                .with("cy", last.substring(last.indexOf(',') + 1))
                                .with("r", "2.5"))
                .ofClass("spark")
                .with("width", WIDTH)
                .with("height", HEIGHT)
                .with("role", "img")
                .with("aria-label", "Durations of the last runs");
        String range = millis.size() + " runs, " + Times.of(Collections.min(millis)) + " to " + Times.of(most);
        return element("p", drawing, element("span", range).ofClass("quiet")).ofClass("history");
    }
}
