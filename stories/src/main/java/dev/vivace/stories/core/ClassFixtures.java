package dev.vivace.stories.core;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The set-ups of whole classes that are providers: once in a run, before their first use, and torn down behind all tests. */
final class ClassFixtures {

    private final Map<Class<?>, Optional<Throwable>> begun = new LinkedHashMap<>();
    private final Map<Class<?>, Caller> callers = new LinkedHashMap<>();

    synchronized void before(Class<?> type, Caller caller) throws Throwable {
        if (!begun.containsKey(type)) {
            callers.put(type, caller);
            begun.put(type, Optional.ofNullable(run(FixtureMethods.classSetUps(type), caller)));
        }
        if (begun.get(type).isPresent()) {
            throw begun.get(type).get();
        }
    }

    private static Throwable run(List<Method> methods, Caller caller) {
        Failures failures = new Failures();
        for (Method method : methods) {
            if (!failures.any()) {
                failures.attempt(() -> caller.call(method, null));
            }
        }
        return failures.first();
    }

    synchronized void tearDown(Failures failures) {
        List<Class<?>> reversed = new ArrayList<>(callers.keySet());
        Collections.reverse(reversed);
        for (Class<?> type : reversed) {
            for (Method method : FixtureMethods.classTearDowns(type)) {
                failures.attempt(() -> callers.get(type).call(method, null));
            }
        }
        callers.clear();
        begun.clear();
    }
}
