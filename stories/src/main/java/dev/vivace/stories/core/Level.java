package dev.vivace.stories.core;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One occurrence of a class that has been made: an instance, and what its set-ups left in it. */
final class Level {

    private final Occurrence occurrence;
    private final Object instance;
    private final Caller caller;
    private final Blueprint blueprint;
    private final Deque<Method> tearDowns;
    private Map<Field, Object> before = Map.of();
    private Map<Field, Fingerprint> contents = Map.of();
    private Map<Field, Object> values = Map.of();
    private List<Field> assigned = List.of();
    private Collection<Field> unsure = List.of();
    private List<Level> providers = List.of();

    Level(Occurrence occurrence, Blueprint blueprint, Object instance, Caller caller) {
        this.occurrence = occurrence;
        this.blueprint = blueprint;
        this.instance = instance;
        this.caller = caller;
        this.tearDowns = new ArrayDeque<>(blueprint.tearDowns());
    }

    Occurrence occurrence() {
        return occurrence;
    }

    Class<?> type() {
        return occurrence.type();
    }

    Object instance() {
        return instance;
    }

    /** What the set-ups left in a field. */
    Object value(Field field) {
        return values.get(field);
    }

    Map<Field, Object> values() {
        return values;
    }

    void inject(List<Level> below) {
        providers = providers(below);
        blueprint.inject(instance, providers);
    }

    /** Before the first set-up: what the constructor left is looked into, since set-ups may change it in place. */
    void begin() {
        before = Fields.values(instance);
        contents = contents(before);
    }

    /** A field with an annotation belongs to whoever reads that. */
    private static Map<Field, Fingerprint> contents(Map<Field, Object> values) {
        Map<Field, Fingerprint> contents = new LinkedHashMap<>();
        values.forEach((field, value) -> {
            if (!Fingerprint.isPlain(value) && field.getAnnotations().length == 0) {
                contents.put(field, Fingerprint.ofSmall(value));
            }
        });
        return contents;
    }

    /** After the last set-up. */
    void complete() {
        values = Fields.values(instance);
        assigned = before.keySet().stream().filter(this::isChanged).collect(Collectors.toCollection(ArrayList::new));
        Map<Field, Object> made = new LinkedHashMap<>(values);
        made.keySet().retainAll(contents.keySet());
        made.keySet().removeAll(assigned);
        if (!made.isEmpty()) {
            handOver(made);
        }
    }

    private void handOver(Map<Field, Object> made) {
        Map<Field, Object> fixtures = new LinkedHashMap<>(values);
        fixtures.keySet().removeAll(made.keySet());
        Handover handover = new Handover(instance, providers);
        handover.add(fixtures);
        assigned.addAll(handover.among(made));
        made.keySet().removeAll(assigned);
        unsure = handover.unsure(made);
    }

    private boolean isChanged(Field field) {
        Object now = values.get(field);
        if (now != before.get(field)) {
            return true;
        }
        Fingerprint content = contents.get(field);
        return content != null && content.changeTo(Fingerprint.ofSmall(now)).isPresent();
    }

    /** Fields in which a new instance has an object of its own, while fixtures may know the old one's; their names. */
    String mayMiss(Object other) {
        return unsure.stream()
                .filter(field -> Fields.get(field, other) != values.get(field))
                .map(Field::getName)
                .collect(Collectors.joining(", "));
    }

    /** Gives a new instance of the class what the set-ups assigned to the old one, changed in it, or gave to fixtures. */
    void restore(Object other, List<Level> below) {
        blueprint.inject(other, providers(below));
        assigned.forEach(field -> Fields.set(field, other, values.get(field)));
    }

    /** The tear-downs that have not run yet, taken off as they run. */
    Deque<Method> tearDowns() {
        return tearDowns;
    }

    /** Runs what is left of the tear-downs; all of them, whatever fails. */
    void tearDown(Failures failures) {
        while (!tearDowns.isEmpty()) {
            Method next = tearDowns.removeFirst();
            failures.attempt(() -> caller.call(next, instance));
        }
    }

    /** The levels of the providers among those below. */
    List<Level> providers(List<Level> below) {
        Level[] providers = occurrence.providers().stream().map(below::get).toArray(Level[]::new);
        return List.of(providers);
    }
}
