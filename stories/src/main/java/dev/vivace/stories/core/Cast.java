package dev.vivace.stories.core;

import dev.vivace.stories.Exclusive;
import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureScope;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import dev.vivace.stories.Unsafe;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The test classes that run and the providers that they reach. */
final class Cast {

    private static final List<Class<? extends Annotation>> OURS =
            List.of(FixtureSetup.class, Singular.class, Safe.class, Unsafe.class, FixtureScope.class, Exclusive.class);

    private final Set<Class<?>> members;
    private final Set<Class<?>> providers;

    private Cast(Set<Class<?>> members) {
        this.members = members;
        this.providers = members.stream()
                .flatMap(type -> Providers.of(type).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    static Cast of(Collection<Class<?>> running) {
        return new Cast(Providers.closure(running));
    }

    Cast with(Collection<Class<?>> more) {
        List<Class<?>> all = new ArrayList<>(members);
        all.addAll(more);
        return of(all);
    }

    boolean isProvider(Class<?> type) {
        return providers.contains(type);
    }

    /** Whether we have anything to do with a class: it uses an annotation of ours, or another one uses it. */
    boolean isStory(Class<?> type) {
        return isProvider(type) || isMarked(type);
    }

    private static boolean isMarked(Class<?> type) {
        return OURS.stream().anyMatch(type::isAnnotationPresent)
                || FixtureMethods.hierarchy(type).stream().anyMatch(Cast::hasMarkedMember);
    }

    /** A fixture that nobody provides is a mistake that we must tell. */
    private static boolean hasMarkedMember(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields()).anyMatch(field -> field.isAnnotationPresent(Fixture.class))
                || Arrays.stream(type.getDeclaredMethods()).anyMatch(Cast::isMarked);
    }

    private static boolean isMarked(Method method) {
        return method.isAnnotationPresent(Safe.class)
                || Arrays.stream(method.getParameters())
                        .anyMatch(parameter -> parameter.isAnnotationPresent(Fixture.class));
    }

    /** The classes that nobody consumes, the one that reaches most first, then by name. */
    List<Class<?>> sources() {
        Comparator<Class<?>> most =
                Comparator.comparingInt(type -> -closureOf(type).size());
        return members.stream()
                .filter(type -> !isProvider(type))
                .sorted(most.thenComparing(Class::getName))
                .collect(Collectors.toList());
    }

    /** The first source that reaches a class; itself if it is in a cycle. */
    Class<?> sourceOf(Class<?> type) {
        return sources().stream()
                .filter(source -> closureOf(source).contains(type))
                .filter(source -> Providers.cycle(source).isEmpty())
                .findFirst()
                .orElse(type);
    }

    private static Set<Class<?>> closureOf(Class<?> type) {
        return Providers.closure(List.of(type));
    }

    /** The name of the component whose tests a class's tests take turns with: where the user says so, or something is exclusive. */
    Optional<String> turns(Class<?> type, Settings.Parallel parallel) {
        Set<Class<?>> component = component(type);
        return parallel == Settings.Parallel.COMPONENTS
                        || component.stream().anyMatch(member -> member.isAnnotationPresent(Exclusive.class))
                ? component.stream().map(Class::getName).min(Comparator.naturalOrder())
                : Optional.empty();
    }

    private Set<Class<?>> component(Class<?> type) {
        Set<Class<?>> component = closureOf(type);
        int before = 0;
        while (before < component.size()) {
            before = component.size();
            members.stream()
                    .map(Cast::closureOf)
                    .filter(closure -> closure.stream().anyMatch(component::contains))
                    .forEach(component::addAll);
        }
        return component;
    }
}
