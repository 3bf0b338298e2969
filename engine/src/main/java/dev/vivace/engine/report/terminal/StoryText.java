package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Mode;
import dev.vivace.engine.model.StoryPlan.Step;
import dev.vivace.engine.report.StoryNames;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The graph of stories, as people read it: who uses whom, what runs when, and what that saves. */
public final class StoryText {

    private final Style style;
    private final StoryPlan plan;
    private final StoryNames names;

    private StoryText(Style style, StoryPlan plan) {
        this.style = style;
        this.plan = plan;
        this.names = new StoryNames(plan);
    }

    /** About this plan. */
    public static StoryText of(Console console, StoryPlan plan) {
        return new StoryText(console.style(), plan);
    }

    /** What is wrong with the graph, a line each. */
    public List<String> problems() {
        return plan.problems().stream()
                .map(problem -> style.red("WRONG") + " " + SafeText.line(problem))
                .toList();
    }

    /** All of it, a line each. */
    public List<String> lines(String module) {
        if (plan.classes().isEmpty()) {
            return List.of(module + ": no test class uses the set-ups of another (@FixtureSetup).");
        }
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(SafeText.line(module)) + ": " + plan.classes().size()
                + (plan.classes().size() == 1 ? " class of stories" : " classes of stories"));
        lines.add("");
        lines.add("Who uses the set-ups of whom, in this sequence");
        plan.classes().forEach(some -> lines.add("  " + dependency(some)));
        lines.addAll(order());
        lines.addAll(problems());
        return lines;
    }

    private String dependency(StoryClass some) {
        return names.of(some)
                + (some.providers().isEmpty()
                        ? ""
                        : " -> " + some.providers().stream().map(names::of).collect(Collectors.joining(", ")));
    }

    private List<String> order() {
        Mode prefix = plan.mode(Reuse.PREFIX);
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add("Planned order, and what is set up before each test");
        int place = 1;
        for (Step step : prefix.order()) {
            lines.add("  " + place++ + ". " + names.of(step.name()) + ": " + sequence(step.name()) + "; runs "
                    + step.setUpsRun() + ", saves " + step.setUpsSaved());
        }
        lines.add("");
        lines.add("Set-ups of all tests: "
                + plan.modes().stream().map(StoryText::cost).collect(Collectors.joining(", ")));
        return lines;
    }

    private String sequence(String name) {
        return plan.sequences().stream()
                .filter(sequence -> sequence.name().equals(name))
                .flatMap(sequence -> sequence.setUp().stream())
                .map(names::of)
                .collect(Collectors.joining(" "));
    }

    private static String cost(Mode mode) {
        return mode.reuse().label() + " " + mode.setUpsRun()
                + (mode.reuse() == Reuse.OFF ? "" : " (saves " + mode.setUpsSaved() + ")");
    }
}
