package dev.vivace.engine.stories;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Counts the set-ups of a run that does not take place: every test method runs once, and passes. */
final class Rehearsal {

    private final StoryGraph graph;
    private final Reuse reuse;
    private final Set<String> keptForTheRun = new HashSet<>();
    private List<String> live = List.of();

    Rehearsal(StoryGraph graph, Reuse reuse) {
        this.graph = graph;
        this.reuse = reuse;
    }

    /** How many set-ups run for each of these classes, in their sequence. */
    Map<String, Integer> run(List<String> order) {
        Map<String, Integer> setUps = new LinkedHashMap<>();
        order.forEach(name -> setUps.put(name, run(graph.find(name), target(name))));
        return setUps;
    }

    /** What has been set up when a test of this class runs. */
    private List<String> target(String name) {
        return reuse == Reuse.CLOSURE
                ? graph.sources().stream()
                        .map(graph::sequence)
                        .filter(sequence -> sequence.contains(name))
                        .findFirst()
                        .map(sequence -> sequence.subList(0, sequence.indexOf(name) + 1))
                        .orElseThrow()
                : graph.sequence(name);
    }

    private int run(StoryClass testClass, List<String> target) {
        int setUps = 0;
        for (StoryClass.Test test : testClass.tests()) {
            boolean begun = live.size() <= target.size() && live.equals(target.subList(0, live.size()));
            setUps += count(begun ? target.subList(live.size(), target.size()) : target);
            live = test.safe() && reuse != Reuse.OFF ? target : List.of();
        }
        return setUps;
    }

    private int count(List<String> sequence) {
        return sequence.stream()
                .map(graph::find)
                .filter(some -> some.scope() != Scope.RUN || keptForTheRun.add(some.name()))
                .mapToInt(StoryClass::setUps)
                .sum();
    }
}
