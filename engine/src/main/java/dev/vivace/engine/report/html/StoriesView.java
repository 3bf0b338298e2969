package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;

import dev.vivace.engine.report.html.StoryResults.Drop;
import dev.vivace.engine.report.html.StoryResults.Story;
import java.util.List;

/** Which test classes build on the set-ups of which others, and how often that saved one. */
final class StoriesView {

    private static final int DRAWN = 60;

    private final StoryResults stories;

    StoriesView(StoryResults stories) {
        this.stories = stories;
    }

    Html content() {
        return all(element("p", sentence()).ofClass("lead"), graph(), table(), drops());
    }

    private String sentence() {
        return stories.setUpsRun()
                        .map(run -> run + (run == 1 ? " set-up ran, " : " set-ups ran, "))
                        .orElse("")
                + stories.setUpsSaved().orElse(0L) + " were saved by reuse"
                + (stories.isReusing() ? "." : ", which was off.")
                + (stories.isChecked() ? " Reused state was checked." : "");
    }

    private Html graph() {
        ColumnGraph graph = new ColumnGraph(List.of("Set-ups of", "are used by"));
        stories.classes().stream().limit(DRAWN).forEach(story -> {
            for (String provider : story.providers()) {
                graph.edge(
                        graph.node(0, "provider", simple(provider), provider, ""),
                        graph.node(1, saved(story), simple(story.className()), story.className(), ""),
                        "helps");
            }
        });
        return graph.isEmpty()
                ? NOTHING
                : Page.section("graph", "Who builds on whom", graph.drawing("Test classes and their providers"));
    }

    private static String saved(Story story) {
        long count = story.setUpsSaved().orElse(0L);
        return count == 1 ? "1 set-up saved" : count + " set-ups saved";
    }

    private static String simple(String className) {
        return TestName.cut(className.substring(className.lastIndexOf('.') + 1));
    }

    private Html table() {
        return Page.section(
                "classes",
                "Classes",
                Page.table(
                        List.of("Class", "Set-ups, in sequence", "Tests", "Ran", "Saved"),
                        stories.classes().stream().map(StoriesView::row).toList()));
    }

    private static Html row(Story story) {
        return element(
                "tr",
                element("td", TestName.cut(story.className())),
                element("td", TestName.cut(String.join(" → ", story.sequence()))),
                element("td", story.tests().map(String::valueOf).orElse("")),
                element("td", story.setUpsRun().map(String::valueOf).orElse("")),
                element("td", story.setUpsSaved().map(String::valueOf).orElse("")));
    }

    private Html drops() {
        return stories.drops().isEmpty()
                ? NOTHING
                : Page.section(
                        "drops",
                        "State that was not reused",
                        Page.table(
                                List.of("State", "After", "Why"),
                                stories.drops().stream().map(StoriesView::drop).toList()));
    }

    private static Html drop(Drop drop) {
        return element(
                "tr",
                element("td", TestName.cut(String.join(" → ", drop.chain()))),
                element("td", TestName.cut(drop.after().orElse(""))),
                element("td", TestName.cut(drop.reason().orElse(""))));
    }
}
