package dev.vivace.engine.stories;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Mode;
import dev.vivace.engine.model.StoryPlan.Sequence;
import dev.vivace.engine.model.StoryPlan.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Foretells what the set-ups of stories cost. Every test method counts as one test that passes. */
public final class StoryPlanning {

    private final StoryGraph graph;

    private StoryPlanning(StoryGraph graph) {
        this.graph = graph;
    }

    /**
     * The plan of some classes; empty of classes where none of them shares set-ups.
     *
     * @param running the classes whose tests run
     * @param known what is known of a class; empty where it does not exist
     */
    public static StoryPlan of(Collection<String> running, Function<String, Optional<StoryClass>> known) {
        StoryGraph graph = StoryGraph.of(running, known);
        StoryPlanning planning = new StoryPlanning(graph);
        return new StoryPlan(
                graph.classes(),
                graph.runnable().stream()
                        .map(name -> new Sequence(name, graph.sequence(name)))
                        .toList(),
                Stream.of(Reuse.values()).map(planning::mode).toList(),
                graph.problems());
    }

    private Mode mode(Reuse reuse) {
        Map<String, Integer> whole = new Rehearsal(graph, Reuse.OFF).run(order(Reuse.OFF));
        List<Step> steps = new ArrayList<>();
        new Rehearsal(graph, reuse)
                .run(order(reuse))
                .forEach((name, setUps) -> steps.add(new Step(name, setUps, whole.get(name) - setUps)));
        return new Mode(
                reuse,
                steps.stream().mapToInt(Step::setUpsRun).sum(),
                steps.stream().mapToInt(Step::setUpsSaved).sum(),
                steps);
    }

    private List<String> order(Reuse reuse) {
        List<String> runnable = graph.runnable();
        return reuse == Reuse.CLOSURE
                ? graph.sources().stream()
                        .flatMap(source -> graph.sequence(source).stream())
                        .distinct()
                        .filter(runnable::contains)
                        .toList()
                : TrieOrder.of(runnable.stream().collect(Collectors.toMap(name -> name, graph::sequence)));
    }
}
