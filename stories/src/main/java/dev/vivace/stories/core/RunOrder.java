package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Where classes and tests stand. Classes that are no stories keep their order; stories stand where the first of them did. */
final class RunOrder {

    private final Settings settings;
    private final Learnt learnt;

    RunOrder(Settings settings, Learnt learnt) {
        this.settings = settings;
        this.learnt = learnt;
    }

    List<Class<?>> classes(List<Class<?>> types) {
        Cast cast = Cast.of(types);
        Set<Class<?>> stories = types.stream()
                .filter(type -> cast.isStory(type) && !Checks.isInner(type))
                .filter(type -> Providers.cycle(type).isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (settings.reuse() == Settings.Reuse.OFF || stories.isEmpty()) {
            return types;
        }
        List<Class<?>> order =
                types.stream().filter(type -> !stories.contains(type)).collect(Collectors.toCollection(ArrayList::new));
        order.addAll(types.indexOf(stories.iterator().next()), inOrder(stories));
        return order;
    }

    private List<Class<?>> inOrder(Set<Class<?>> stories) {
        return settings.reuse() == Settings.Reuse.CLOSURE
                ? ClassOrder.bySources(stories)
                : ClassOrder.byBeginnings(stories);
    }

    boolean comesLater(TestCase test) {
        boolean silentMeansUnsafe = settings.trust() != Settings.Trust.AUTO || learnt.isUnsafe(test.id());
        return settings.reuse() != Settings.Reuse.OFF && !test.saysSafe().orElse(!silentMeansUnsafe);
    }
}
