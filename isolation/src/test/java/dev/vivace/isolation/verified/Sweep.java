package dev.vivace.isolation.verified;

import dev.vivace.isolation.transform.Frozen;
import dev.vivace.isolation.transform.ResetTransformation;
import dev.vivace.isolation.transform.Rewritten;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Defines and links every class of some jars twice, as it is and instrumented, and prints what the JVM has against the
 * second only. Runs in a JVM of its own, without the agent.
 */
final class Sweep {

    private final Library original;
    private final Library instrumented;
    private final int every;
    private int found;
    private int seen;
    private int refused;

    private Sweep(int every, URL[] jars) {
        this.every = every;
        original = new Library(jars, null);
        instrumented = new Library(jars, new ResetTransformation(original::bytes, Frozen.jdkOnly()));
    }

    /** Looks at every class, or at every second and so on, of these jars. */
    public static void main(String[] everyAndJars) throws IOException {
        List<String> jars = List.of(everyAndJars).subList(1, everyAndJars.length);
        Sweep sweep = new Sweep(
                Integer.parseInt(everyAndJars[0]), jars.stream().map(Sweep::url).toArray(URL[]::new));
        for (String jar : jars) {
            sweep.link(jar);
        }
        System.out.println("seen=" + sweep.seen);
        System.out.println("changed=" + sweep.instrumented.changed);
        System.out.println("doubtful=" + sweep.instrumented.doubtful);
        System.out.println("refused=" + sweep.refused);
    }

    private static URL url(String jar) {
        try {
            return new File(jar).toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(jar, e);
        }
    }

    private void link(String jar) throws IOException {
        try (JarFile file = new JarFile(jar)) {
            for (JarEntry entry : Collections.list(file.entries())) {
                if (entry.getName().endsWith(".class")
                        && !entry.getName().endsWith("-info.class")
                        && !entry.getName().startsWith("META-INF/")
                        && found++ % every == 0) {
                    link(entry.getName().replace(".class", "").replace('/', '.'), jar);
                }
            }
        }
    }

    private void link(String className, String jar) {
        seen++;
        Throwable after = outcome(instrumented, className);
        if (isOurFault(after) && !isOurFault(outcome(original, className))) {
            refused++;
            System.out.println(className + " of " + new File(jar).getName() + ": " + after);
        }
    }

    /** What the JVM says when a class is loaded and linked, but not initialised; reflection needs it linked. */
    private static Throwable outcome(ClassLoader loader, String className) {
        try {
            Objects.requireNonNull(Class.forName(className, false, loader).getDeclaredFields());
            return null;
        } catch (ClassNotFoundException | LinkageError e) {
            return e;
        }
    }

    private static boolean isOurFault(Throwable problem) {
        return problem instanceof VerifyError
                || problem instanceof ClassFormatError
                || problem instanceof IncompatibleClassChangeError;
    }

    private static final class Library extends URLClassLoader {

        private final ResetTransformation transformation;
        private int changed;
        private int doubtful;

        Library(URL[] jars, ResetTransformation transformation) {
            super(jars, Sweep.class.getClassLoader());
            this.transformation = transformation;
        }

        byte[] bytes(String internalName) {
            try (InputStream in = getResourceAsStream(internalName + ".class")) {
                return in == null ? null : in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            if (transformation == null) {
                return super.findClass(name);
            }
            String internalName = name.replace('.', '/');
            byte[] bytes = bytes(internalName);
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] defined = instrumented(internalName, bytes);
            return defineClass(name, defined, 0, defined.length);
        }

        private byte[] instrumented(String internalName, byte[] bytes) {
            Rewritten rewritten = transformation.apply(internalName, bytes);
            doubtful += rewritten.doubts().isEmpty() ? 0 : 1;
            if (rewritten.bytes() == null) {
                return bytes;
            }
            changed++;
            return rewritten.bytes();
        }
    }
}
