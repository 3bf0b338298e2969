package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Exits;
import dev.vivace.isolation.state.Internals;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Ends threads that heed no interrupt in the way that the program itself has for it: the thread, its task or what the
 * task is a part of has a method like {@code shutdown()}, which nobody has called.
 */
final class OwnEnding {

    /** Those that only end something come before those that may do more. */
    private static final List<String> NAMES = List.of("shutdown", "halt", "terminate", "stop", "cancel", "close");

    private final Owners owners;
    private final Set<Object> told = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Thread> calls = Collections.newSetFromMap(new IdentityHashMap<>());

    OwnEnding(Owners owners) {
        this.owners = owners;
    }

    /**
     * Calls the method of the nearest object that has one, if any, and nobody's twice: several threads may serve one object. It
     * may take its time.
     */
    void call(Thread thread) throws ReflectiveOperationException {
        if (!told.add(thread)) {
            return;
        }
        for (Object object : owners.responsible(thread)) {
            Optional<Method> method = endingOf(object.getClass());
            if (method.isPresent()) {
                if (object == thread || told.add(object)) {
                    calls.add(start(method.get(), object));
                }
                return;
            }
        }
    }

    /** Whether a thread is there only to make such a call. */
    boolean isCall(Thread thread) {
        return calls.contains(thread);
    }

    private Optional<Method> endingOf(Class<?> type) throws ReflectiveOperationException {
        for (String name : NAMES) {
            Optional<Method> method = named(name, type);
            if (method.isPresent()) {
                return method;
            }
        }
        return Optional.empty();
    }

    private Optional<Method> named(String name, Class<?> type) throws ReflectiveOperationException {
        try {
            Method method = type.getMethod(name);
            return !Modifier.isStatic(method.getModifiers())
                            && owners.isProgram(method.getDeclaringClass())
                            && !mayBeOfTest(method)
                    ? Optional.of(Internals.method(method.getDeclaringClass(), name))
                    : Optional.empty();
        } catch (NoSuchMethodException | LinkageError e) {
            // Of a class with types that are not on the class path nothing can be asked.
            return Optional.empty();
        }
    }

    /** What has an annotation may be a test, or set-up or tear-down of one, and is not ours to call; the JDK's say nothing. */
    private boolean mayBeOfTest(Method method) {
        for (Annotation annotation : method.getDeclaredAnnotations()) {
            if (!Owners.isOfJdk(annotation.annotationType())) {
                return true;
            }
        }
        for (Annotation annotation : method.getDeclaringClass().getDeclaredAnnotations()) {
            if (owners.isOfFramework(annotation.annotationType())) {
                return true;
            }
        }
        return false;
    }

    private static Thread start(Method method, Object object) {
        Thread call = new Thread(
                () -> {
                    try {
                        method.invoke(object);
                    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
                        // Whether the thread ends is what counts, and is looked at.
                        return;
                    }
                },
                "vivace-ending");
        call.setDaemon(true);
        Exits.refuse(call);
        call.start();
        return call;
    }
}
