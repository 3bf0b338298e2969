package dev.vivace.stories.core;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds objects that a constructor made and that set-ups gave to fixtures: those have become fixtures too. A new instance with
 * another object in such a field would look at one while the fixtures use the other.
 */
final class Handover {

    /** Set-ups that make so much take longer than the look at it. */
    private static final int MOST = 10_000;

    private final Object instance;
    private final List<Object> instances;
    private final GraphWalk fixtures;

    /** Fixtures are what the providers have. */
    Handover(Object instance, List<Level> providers) {
        this.instance = instance;
        this.instances = new ArrayList<>(List.of(instance));
        providers.forEach(level -> instances.add(level.instance()));
        this.fixtures = walk();
        providers.forEach(level -> add(level.values()));
    }

    /** Fixtures are these, too. */
    void add(Map<Field, Object> values) {
        Map<String, Object> roots = new LinkedHashMap<>();
        values.forEach((field, value) -> roots.put(field.toString(), value));
        fixtures.from(roots);
    }

    /** Those of some fields that fixtures lead to, and those that lead to one of them. */
    Collection<Field> among(Map<Field, Object> made) {
        Map<Field, Object> others = new LinkedHashMap<>(made);
        Map<Field, Object> found = new LinkedHashMap<>();
        while (others.entrySet()
                .removeIf(other -> isTied(other.getValue(), found.values())
                        && found.put(other.getKey(), other.getValue()) == null)) {
            add(found);
        }
        return found.keySet();
    }

    /**
     * Those of the other fields of which nobody can tell: something closed may hold them, or code that knows the instance, or
     * what was not looked at.
     */
    Collection<Field> unsure(Map<Field, Object> others) {
        if (fixtures.hasComeBackTo(instance) || fixtures.isFull()) {
            return others.keySet();
        }
        List<Object> opaque = fixtures.opaque();
        return others.entrySet().stream()
                .filter(other -> opaque.stream().anyMatch(holder -> Opaque.mayHold(holder, other.getValue())))
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
    }

    private boolean isTied(Object value, Collection<Object> found) {
        if (fixtures.hasMet(value)) {
            return true;
        }
        if (found.isEmpty()) {
            return false;
        }
        GraphWalk walk = walk();
        walk.from(Map.of("", value));
        return found.stream().anyMatch(walk::hasMet);
    }

    private GraphWalk walk() {
        GraphWalk walk = new GraphWalk(MOST);
        instances.forEach(walk::aboutToEnter);
        return walk;
    }
}
