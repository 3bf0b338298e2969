package dev.vivace.stories.core;

import java.lang.reflect.Method;
import java.util.List;

/** What is found in a class once, and needed for each of its levels. */
final class Blueprint {

    private final List<Method> setUps;
    private final List<Method> tearDowns;
    private final List<Injection> injections;

    Blueprint(Class<?> type) {
        this.setUps = List.copyOf(FixtureMethods.setUps(type));
        this.tearDowns = List.copyOf(FixtureMethods.tearDowns(type));
        this.injections = List.copyOf(Injection.of(type));
    }

    List<Method> setUps() {
        return setUps;
    }

    List<Method> tearDowns() {
        return tearDowns;
    }

    void inject(Object instance, List<Level> providers) {
        injections.forEach(injection -> injection.into(instance, providers));
    }
}
