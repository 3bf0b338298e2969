package dev.vivace.stories.core;

import dev.vivace.stories.Fixture;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** The last level of a chain as the test at hand sees it: with the instance that the framework made for the test. */
final class Own {

    private final Level level;
    private final Object instance;
    private final Caller caller;
    private final Deque<Method> setUps;
    private final Map<Field, Object> first;
    private final boolean isNew;
    private String foreign = "";
    private boolean begun;

    private Own(
            Level level, Object instance, Caller caller, List<Method> setUps, Map<Field, Object> first, boolean isNew) {
        this.level = level;
        this.instance = instance;
        this.caller = caller;
        this.setUps = new ArrayDeque<>(setUps);
        this.first = first;
        this.isNew = isNew;
    }

    /** A level whose set-ups have run for an earlier test. */
    static Own alive(Level level, Object instance, Caller caller) {
        return new Own(level, instance, caller, List.of(), Map.of(), false);
    }

    /** A level with the set-ups that are to run, and the fields as nobody but the constructor left them. */
    static Own made(Level level, Object instance, Caller caller, List<Method> setUps, Map<Field, Object> first) {
        return new Own(level, instance, caller, setUps, first, true);
    }

    /** Fields that something else filled since; a level that may be made of them is not kept. */
    String foreign() {
        return foreign;
    }

    void begin(boolean looks) {
        if (isNew && !begun) {
            begun = true;
            foreign = Fields.values(instance).entrySet().stream()
                    .filter(now -> !now.getKey().isAnnotationPresent(Fixture.class))
                    .filter(now -> first.containsKey(now.getKey()) && differ(first.get(now.getKey()), now.getValue()))
                    .map(now -> now.getKey().getName())
                    .collect(Collectors.joining(", "));
            if (looks) {
                level.begin();
            }
        }
    }

    private static boolean differ(Object one, Object other) {
        return one != other && !(Fingerprint.isPlain(one) && Objects.equals(one, other));
    }

    /** Runs the set-ups before one, and says whether that one still has to run. */
    boolean isTurnOfSetUp(Method setUp, Runnable count) throws Throwable {
        while (setUps.contains(setUp)) {
            Method next = setUps.removeFirst();
            count.run();
            if (next.equals(setUp)) {
                return true;
            }
            caller.call(next, instance);
        }
        return false;
    }

    void runSetUps(Runnable count) throws Throwable {
        while (!setUps.isEmpty()) {
            count.run();
            caller.call(setUps.removeFirst(), instance);
        }
        if (isNew) {
            level.complete();
        }
    }

    /** The same for tear-downs, where one that fails does not stop the next. */
    boolean isTurnOfTearDown(Method tearDown, Failures failures) {
        while (level.tearDowns().contains(tearDown)) {
            Method next = level.tearDowns().removeFirst();
            if (next.equals(tearDown)) {
                return true;
            }
            failures.attempt(() -> caller.call(next, instance));
        }
        return false;
    }

    void runTearDowns(Failures failures) {
        while (!level.tearDowns().isEmpty()) {
            Method next = level.tearDowns().removeFirst();
            failures.attempt(() -> caller.call(next, instance));
        }
    }
}
