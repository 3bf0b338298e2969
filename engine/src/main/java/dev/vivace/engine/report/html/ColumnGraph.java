package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;

import dev.vivace.engine.report.html.Html.Element;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A drawing of things in columns, with curves from left to right between them. */
final class ColumnGraph {

    private static final int NODE_HEIGHT = 38;
    private static final int PITCH = 50;
    private static final int TOP = 24;
    private static final int WIDTH = 1080;
    private static final int LONGEST = 36;

    private final List<String> titles;
    private final Map<String, Node> nodes = new LinkedHashMap<>();
    private final Map<String, Html> edges = new LinkedHashMap<>();
    private final int[] filled;

    /** A graph with a column under each title. */
    ColumnGraph(List<String> titles) {
        this.titles = List.copyOf(titles);
        this.filled = new int[titles.size()];
    }

    private record Node(int column, int row, String kind, String label, String detail, String link) {}

    /** Adds a node unless it is there; answers its key. What has two roles is there twice, or a colour would be wrong. */
    String node(int column, String kind, String label, String detail, String target) {
        String key = column + " " + kind + " " + detail;
        if (!nodes.containsKey(key)) {
            nodes.put(key, new Node(column, filled[column]++, kind, label, detail, target));
        }
        return key;
    }

    /** Adds a curve unless it is there. */
    void edge(String from, String to, String kind) {
        edges.computeIfAbsent(from + " > " + to + " " + kind, key -> curve(nodes.get(from), nodes.get(to), kind));
    }

    boolean isEmpty() {
        return nodes.isEmpty();
    }

    Html drawing(String label) {
        int most = 1;
        for (int count : filled) {
            most = Math.max(most, count);
        }
        int height = TOP + most * PITCH;
        List<Html> shapes = new ArrayList<>();
        for (int i = 0; i < titles.size(); i++) {
            shapes.add(element("text", titles.get(i))
                    .ofClass("title")
                    .with("x", x(i))
                    .with("y", 14));
        }
        shapes.addAll(edges.values());
        nodes.values().forEach(node -> shapes.add(shape(node)));
        return element(
                        "div",
                        element("svg", shapes)
                                .ofClass("graph")
                                .with("viewBox", "0 0 " + WIDTH + " " + height)
                                .with("width", WIDTH)
                                .with("height", height)
                                .with("role", "img")
                                .with("aria-label", label))
                .ofClass("scroll");
    }

    private Html shape(Node node) {
        Element box = element(
                        "g",
                        element("title", node.detail()),
                        element("rect")
                                .with("x", x(node.column()))
                                .with("y", y(node))
                                .with("width", width())
                                .with("height", NODE_HEIGHT)
                                .with("rx", 5),
                        element("text", Cut.at(node.label(), LONGEST))
                                .with("x", x(node.column()) + 12)
                                .with("y", y(node) + 16),
                        element("text", node.kind())
                                .ofClass("kind")
                                .with("x", x(node.column()) + 12)
                                .with("y", y(node) + 30))
                .ofClass("node " + node.kind().replace(' ', '-'));
        return node.link().isEmpty() ? box : link(node.link(), box);
    }

    private Html curve(Node from, Node to, String kind) {
        int startX = x(from.column()) + width();
        int startY = y(from) + NODE_HEIGHT / 2;
        int endX = x(to.column());
        int endY = y(to) + NODE_HEIGHT / 2;
        int middle = (startX + endX) / 2;
        String path = String.format(
                Locale.ROOT, "M%d %d C%d %d %d %d %d %d", startX, startY, middle, startY, middle, endY, endX - 5, endY);
        String tip = String.format(Locale.ROOT, "M%d %d l-7 -4 v8 z", endX, endY);
        return element(
                        "g",
                        element("path").ofClass("line").with("d", path),
                        element("path").ofClass("tip").with("d", tip))
                .ofClass("edge " + kind);
    }

    private int width() {
        return titles.size() > 2 ? 270 : 400;
    }

    private int x(int column) {
        return titles.size() == 1 ? 0 : column * (WIDTH - width()) / (titles.size() - 1);
    }

    private static int y(Node node) {
        return TOP + node.row() * PITCH;
    }
}
