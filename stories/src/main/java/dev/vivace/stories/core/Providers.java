package dev.vivace.stories.core;

import dev.vivace.stories.FixtureSetup;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The edges between test classes, from each consumer to its providers. */
final class Providers {

    private Providers() {}

    static List<Class<?>> of(Class<?> type) {
        FixtureSetup setup = type.getAnnotation(FixtureSetup.class);
        return setup == null ? List.of() : List.of(setup.value());
    }

    /** The classes themselves and all that they reach. */
    static Set<Class<?>> closure(Collection<Class<?>> types) {
        Set<Class<?>> reached = new LinkedHashSet<>();
        types.forEach(type -> reach(type, reached));
        return reached;
    }

    private static void reach(Class<?> type, Set<Class<?>> reached) {
        if (reached.add(type)) {
            of(type).forEach(provider -> reach(provider, reached));
        }
    }

    /** A way that leads from a class back to where it has been, both ends included. */
    static Optional<List<Class<?>>> cycle(Class<?> type) {
        return cycle(type, new ArrayList<>(), new LinkedHashSet<>());
    }

    private static Optional<List<Class<?>>> cycle(Class<?> type, List<Class<?>> way, Set<Class<?>> harmless) {
        way.add(type);
        if (way.indexOf(type) < way.size() - 1) {
            return Optional.of(List.copyOf(way.subList(way.indexOf(type), way.size())));
        }
        for (Class<?> provider : of(type)) {
            Optional<List<Class<?>>> found =
                    harmless.contains(provider) ? Optional.empty() : cycle(provider, way, harmless);
            if (found.isPresent()) {
                return found;
            }
        }
        way.remove(way.size() - 1);
        harmless.add(type);
        return Optional.empty();
    }
}
