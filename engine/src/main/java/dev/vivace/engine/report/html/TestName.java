package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;

import dev.vivace.engine.model.TestId;

/** Ids of tests as people read them: the package is quiet, class and method are not. */
final class TestName {

    private static final int LONGEST = 300;

    private TestName() {}

    static Html of(TestId id) {
        String owner = id.className();
        int dot = owner.lastIndexOf('.') + 1;
        String rest = id.toString().substring(owner.length());
        return element(
                        "span",
                        element("span", cut(owner.substring(0, dot))).ofClass("pkg"),
                        element("span", cut(owner.substring(dot))).ofClass("cls"),
                        element("wbr"),
                        element("span", cut(rest)).ofClass("method"))
                .ofClass("name");
    }

    /** Without its package. */
    static String brief(TestId id) {
        return cut(id.toString().substring(id.className().lastIndexOf('.') + 1));
    }

    /** Names of any length are possible; a page shows the beginning. */
    static String cut(String name) {
        return Cut.at(name, LONGEST);
    }
}
