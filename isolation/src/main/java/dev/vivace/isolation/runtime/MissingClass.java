package dev.vivace.isolation.runtime;

import java.io.IOException;
import java.io.InputStream;

/**
 * A class that is not there, as a library that a program can do without: an initialiser that fails for it fails in every
 * JVM. Programs look for such libraries at every start, so that it must not cost each of their tests a JVM.
 */
final class MissingClass {

    /** More causes than anybody nests; a cause may lead back to itself. */
    private static final int CAUSES = 16;

    private MissingClass() {}

    /** Whether it fails for a class that its own class file names; a name from elsewhere may differ the next time. */
    static boolean explains(Throwable problem, Class<?> type) {
        try {
            Throwable cause = problem;
            for (int i = 0; i < CAUSES && cause != null; i++, cause = cause.getCause()) {
                if (isMissing(cause, type)) {
                    return true;
                }
            }
            return false;
        } catch (IOException | RuntimeException | LinkageError e) {
            return false;
        }
    }

    private static boolean isMissing(Throwable cause, Class<?> type) throws IOException {
        return cause instanceof NoClassDefFoundError
                || cause instanceof ClassNotFoundException && isNamedIn(type, cause.getMessage());
    }

    private static boolean isNamedIn(Class<?> type, String missing) throws IOException {
        String file = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = type.getResourceAsStream(file)) {
            ClassFile found = in == null ? null : ClassFile.of(in.readAllBytes());
            return found != null && found.mentions(missing);
        }
    }
}
