package dev.vivace.stories.core;

import dev.vivace.stories.FixtureScope;
import dev.vivace.stories.Singular;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The set-ups that a test of a class needs, in the order in which they run: depth first, providers as they are declared, a
 * singular one where it is first met.
 */
final class Sequence {

    private final List<Occurrence> occurrences;

    private Sequence(List<Occurrence> occurrences) {
        this.occurrences = List.copyOf(occurrences);
    }

    /** Of a class that is not its own provider, not even through others. */
    static Sequence of(Class<?> type) {
        List<Occurrence> found = new ArrayList<>();
        visit(type, found, new HashMap<>());
        return new Sequence(found);
    }

    private static int visit(Class<?> type, List<Occurrence> found, Map<Class<?>, Integer> singular) {
        if (singular.containsKey(type)) {
            return singular.get(type);
        }
        List<Integer> providers = new ArrayList<>();
        for (Class<?> provider : Providers.of(type)) {
            providers.add(visit(provider, found, singular));
        }
        found.add(new Occurrence(type, providers));
        if (isSingular(type)) {
            singular.put(type, found.size() - 1);
        }
        return found.size() - 1;
    }

    private static boolean isSingular(Class<?> type) {
        return type.isAnnotationPresent(Singular.class) || isForTheRun(type);
    }

    static boolean isForTheRun(Class<?> type) {
        FixtureScope scope = type.getAnnotation(FixtureScope.class);
        return scope != null && scope.value() == FixtureScope.Scope.RUN;
    }

    /** The beginning of it that ends at the first place of a class. */
    Sequence upTo(Class<?> type) {
        return new Sequence(occurrences.subList(0, types().indexOf(type) + 1));
    }

    int size() {
        return occurrences.size();
    }

    Occurrence get(int place) {
        return occurrences.get(place);
    }

    List<Class<?>> types() {
        return occurrences.stream().map(Occurrence::type).collect(Collectors.toList());
    }

    @Override
    public String toString() {
        return occurrences.stream().map(Occurrence::toString).collect(Collectors.joining(" -> "));
    }
}
