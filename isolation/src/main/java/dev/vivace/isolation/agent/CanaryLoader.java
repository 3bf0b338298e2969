package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Guards;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Loads a class as a program's loader would, to see whether it comes out changed. */
final class CanaryLoader extends ClassLoader {

    private static final String CANARY = "dev.vivace.canary.Canary";

    private CanaryLoader() {
        super(null);
    }

    /** Refuses a JVM in which classes cannot be changed. */
    static void check() {
        if (!Guards.hasGuard(new CanaryLoader().define())) {
            throw new IllegalStateException("Vivace cannot isolate tests in this JVM: it does not let agents change"
                    + " classes when they are loaded.");
        }
    }

    /** This jar is on the program's class path, too. */
    @Override
    public InputStream getResourceAsStream(String name) {
        return ClassLoader.getSystemResourceAsStream(name);
    }

    private Class<?> define() {
        try (InputStream in = getResourceAsStream(CANARY.replace('.', '/') + ".class")) {
            byte[] bytes = in.readAllBytes();
            return defineClass(CANARY, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
