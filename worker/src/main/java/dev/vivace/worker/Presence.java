package dev.vivace.worker;

import java.util.Optional;

/** Which frameworks the project has: code that needs one is only touched where it is there. */
final class Presence {

    static final boolean TESTNG = of("org.testng.IMethodInterceptor");

    private Presence() {}

    static boolean of(String className) {
        return find(className).isPresent();
    }

    static Optional<Class<?>> find(String className) {
        try {
            return Optional.of(Class.forName(className, false, Presence.class.getClassLoader()));
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }
}
