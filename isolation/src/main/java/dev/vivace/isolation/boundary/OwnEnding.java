package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Ends threads that heed no interrupt in the way that the program itself has for it: the thread, its task or what the
 * task is a part of has a method like {@code shutdown()}, which nobody has called.
 */
final class OwnEnding {

    /** Those that only end something come before those that may do more. */
    private static final List<String> NAMES = List.of("shutdown", "halt", "terminate", "stop", "cancel", "close");

    private final Owners owners;
    private final List<Thread> calls = new ArrayList<>();

    OwnEnding(Owners owners) {
        this.owners = owners;
    }

    /** Calls the method of the nearest object that has one, if any. It may take its time. */
    void call(Thread thread) throws ReflectiveOperationException {
        for (Object object : owners.responsible(thread)) {
            Optional<Method> method = method(object.getClass());
            if (method.isPresent()) {
                calls.add(start(method.get(), object));
                return;
            }
        }
    }

    /** Calls that are not over yet. */
    List<Thread> unfinished() {
        calls.removeIf(call -> !call.isAlive());
        return calls;
    }

    private Optional<Method> method(Class<?> type) throws ReflectiveOperationException {
        for (String name : NAMES) {
            Optional<Method> method = method(type, name);
            if (method.isPresent()) {
                return method;
            }
        }
        return Optional.empty();
    }

    /** What has an annotation is a test, or set-up or tear-down of one, and not ours to call. */
    private Optional<Method> method(Class<?> type, String name) throws ReflectiveOperationException {
        try {
            Method method = type.getMethod(name);
            return !Modifier.isStatic(method.getModifiers())
                            && owners.isProgram(method.getDeclaringClass())
                            && method.getDeclaredAnnotations().length == 0
                    ? Optional.of(Internals.method(method.getDeclaringClass(), name))
                    : Optional.empty();
        } catch (NoSuchMethodException | LinkageError e) {
            // Of a class with types that are not on the class path nothing can be asked.
            return Optional.empty();
        }
    }

    private static Thread start(Method method, Object object) {
        Thread call = new Thread(
                () -> {
                    try {
                        method.invoke(object);
                    } catch (ReflectiveOperationException | RuntimeException e) {
                        // Whether the thread ends is what counts, and is looked at.
                        return;
                    }
                },
                "vivace-ending");
        call.setDaemon(true);
        call.start();
        return call;
    }
}
