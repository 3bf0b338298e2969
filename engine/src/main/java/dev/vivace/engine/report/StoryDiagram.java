package dev.vivace.engine.report;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The graph of a plan as text for programs that draw: full arrows from consumers to providers, dashed ones along the
 * order that is planned.
 */
public final class StoryDiagram {

    private final StoryPlan plan;
    private final StoryNames names;
    private final List<String> nodes;
    private final List<Step> order;

    /** Of this plan, in the order of the default, {@code prefix}. */
    public StoryDiagram(StoryPlan plan) {
        this.plan = plan;
        this.names = new StoryNames(plan);
        this.nodes = plan.classes().stream()
                .flatMap(some -> IntStream.rangeClosed(0, some.providers().size())
                        .mapToObj(i -> i == 0 ? some.name() : some.providers().get(i - 1)))
                .distinct()
                .toList();
        this.order = plan.mode(Reuse.PREFIX).order();
    }

    /** For Mermaid. */
    public List<String> mermaid() {
        List<String> lines = new ArrayList<>(List.of("flowchart LR"));
        nodes.forEach(name -> lines.add("    " + id(name) + (isShared(name) ? "([\"" : "[\"") + label(name, "<br/>")
                + (isShared(name) ? "\"])" : "\"]")));
        edges("    %s -->|%d| %s", lines);
        steps("    %s -.-> %s", lines);
        return lines;
    }

    /** For Graphviz. */
    public List<String> dot() {
        List<String> lines = new ArrayList<>(List.of("digraph stories {", "  rankdir=LR;", "  node [shape=box];"));
        nodes.forEach(name -> lines.add("  " + id(name) + " [label=\"" + label(name, "\\n") + "\""
                + (isShared(name) ? ", peripheries=2" : "") + "];"));
        edges("  %s -> %3$s [label=\"%2$d\"];", lines);
        steps("  %s -> %s [style=dashed, constraint=false];", lines);
        lines.add("}");
        return lines;
    }

    private void edges(String form, List<String> lines) {
        for (StoryClass consumer : plan.classes()) {
            for (int i = 0; i < consumer.providers().size(); i++) {
                lines.add(form.formatted(
                        id(consumer.name()), i + 1, id(consumer.providers().get(i))));
            }
        }
    }

    private void steps(String form, List<String> lines) {
        for (int i = 1; i < order.size(); i++) {
            lines.add(
                    form.formatted(id(order.get(i - 1).name()), id(order.get(i).name())));
        }
    }

    private boolean isShared(String name) {
        return plan.classes().stream().anyMatch(some -> some.name().equals(name) && some.scope() != Scope.CONSUMER);
    }

    private String id(String name) {
        return "c" + nodes.indexOf(name);
    }

    private String label(String name, String newLine) {
        Optional<Step> step =
                order.stream().filter(some -> some.name().equals(name)).findFirst();
        return step.map(found -> (order.indexOf(found) + 1) + ". " + names.of(name) + newLine + "runs "
                        + found.setUpsRun() + ", saves " + found.setUpsSaved())
                .orElse(names.of(name));
    }
}
