package dev.vivace.engine.stories;

import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Who uses the set-ups of whom: classes that run, and everything that they need. */
final class StoryGraph {

    private final Map<String, StoryClass> classes;
    private final Set<String> running;

    private StoryGraph(Map<String, StoryClass> classes, Set<String> running) {
        this.classes = classes;
        this.running = running;
    }

    /**
     * The graph of some classes; those without any part in stories are left out.
     *
     * @param running the classes whose tests run
     * @param known what is known of a class; empty where it does not exist
     */
    static StoryGraph of(Collection<String> running, Function<String, Optional<StoryClass>> known) {
        Map<String, StoryClass> all = new TreeMap<>();
        Deque<String> open = new ArrayDeque<>(running);
        while (!open.isEmpty()) {
            known.apply(open.pop())
                    .filter(found -> !all.containsKey(found.name()))
                    .ifPresent(found -> {
                        all.put(found.name(), found);
                        open.addAll(found.providers());
                    });
        }
        Set<String> used =
                all.values().stream().flatMap(some -> some.providers().stream()).collect(Collectors.toSet());
        all.values().removeIf(some -> !some.marked() && !used.contains(some.name()));
        return new StoryGraph(all, new HashSet<>(running));
    }

    /** Every class, by name. */
    List<StoryClass> classes() {
        return List.copyOf(classes.values());
    }

    StoryClass find(String name) {
        return classes.get(name);
    }

    /** The classes whose tests run, as far as nothing is wrong with what they need. */
    List<String> runnable() {
        Set<String> wrong = new HashSet<>();
        cycles().forEach(wrong::addAll);
        classes.values().stream()
                .filter(StoryGraph::hasTwice)
                .map(StoryClass::name)
                .forEach(wrong::add);
        return classes.keySet().stream()
                .filter(running::contains)
                .filter(name ->
                        needs(name).stream().noneMatch(other -> wrong.contains(other) || !classes.containsKey(other)))
                .toList();
    }

    /** The class itself, and all that it needs, also through others. */
    private Set<String> needs(String name) {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(name));
        while (!open.isEmpty()) {
            String next = open.pop();
            if (reached.add(next) && classes.containsKey(next)) {
                open.addAll(classes.get(next).providers());
            }
        }
        return reached;
    }

    private static boolean hasTwice(StoryClass consumer) {
        return new HashSet<>(consumer.providers()).size() < consumer.providers().size();
    }

    /**
     * The classes that are set up before a test of one: providers before consumers, as declared; a singular one at its
     * first place only.
     */
    List<String> sequence(String name) {
        List<String> sequence = new ArrayList<>();
        visit(classes.get(name), sequence);
        return sequence;
    }

    private void visit(StoryClass visited, List<String> sequence) {
        if (visited.scope() != Scope.CONSUMER && sequence.contains(visited.name())) {
            return;
        }
        visited.providers().forEach(provider -> visit(classes.get(provider), sequence));
        sequence.add(visited.name());
    }

    /** Classes that nobody uses, the one that needs most others first. */
    List<String> sources() {
        List<String> runnable = runnable();
        Set<String> used = runnable.stream()
                .flatMap(name -> sequence(name).stream().filter(other -> !other.equals(name)))
                .collect(Collectors.toSet());
        Comparator<String> mostNeeds =
                Comparator.comparing(name -> -Set.copyOf(sequence(name)).size());
        return runnable.stream()
                .filter(name -> !used.contains(name))
                .sorted(mostNeeds.thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** What is wrong, a sentence each. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        for (StoryClass consumer : classes.values()) {
            consumer.providers().stream()
                    .filter(provider -> !classes.containsKey(provider))
                    .map(provider -> "Unknown provider: " + consumer.name() + " uses " + provider
                            + ", which is not on the class path of the tests.")
                    .forEach(problems::add);
            if (hasTwice(consumer)) {
                problems.add("Provider named twice: " + consumer.name() + " uses " + consumer.providers() + ".");
            }
        }
        cycles().forEach(cycle -> problems.add("Cycle: " + String.join(" -> ", cycle)));
        return problems;
    }

    /** One at least for each class that needs itself; each begins and ends with the first of its names. */
    private Set<List<String>> cycles() {
        Set<List<String>> cycles = new LinkedHashSet<>();
        Set<String> done = new HashSet<>();
        classes.keySet().forEach(name -> follow(name, new ArrayList<>(), done, cycles));
        return cycles;
    }

    private void follow(String name, List<String> path, Set<String> done, Set<List<String>> cycles) {
        if (path.contains(name)) {
            cycles.add(cycle(path.subList(path.indexOf(name), path.size())));
        } else if (classes.containsKey(name) && !done.contains(name)) {
            path.add(name);
            classes.get(name).providers().forEach(next -> follow(next, path, done, cycles));
            path.remove(path.size() - 1);
            done.add(name);
        }
    }

    private static List<String> cycle(List<String> members) {
        List<String> cycle = new ArrayList<>(members);
        Collections.rotate(cycle, -cycle.indexOf(Collections.min(cycle)));
        cycle.add(cycle.get(0));
        return cycle;
    }
}
