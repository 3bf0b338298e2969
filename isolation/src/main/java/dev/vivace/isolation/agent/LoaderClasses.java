package dev.vivace.isolation.agent;

import dev.vivace.isolation.transform.ClassSource;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;

/** The classes that a loader, and those to whom it delegates, find as resources. */
final class LoaderClasses implements ClassSource {

    private static final Boot BOOT = new Boot();

    private final WeakReference<ClassLoader> loader;
    private final KeptClasses kept;

    LoaderClasses(ClassLoader loader, KeptClasses kept) {
        this.loader = new WeakReference<>(loader);
        this.kept = kept;
    }

    @Override
    public byte[] find(String internalName) {
        ClassLoader current = loader.get();
        byte[] bytes = current == null ? null : read(current, internalName);
        kept.note(current, internalName, bytes);
        return bytes;
    }

    private static byte[] read(ClassLoader loader, String internalName) {
        if (BOOT.has(internalName) && !(loader instanceof CanaryLoader)) {
            return null;
        }
        try (InputStream in = loader.getResourceAsStream(internalName + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sees what is on the boot class path, where another agent may have put classes: nobody gets to change those. */
    private static final class Boot extends ClassLoader {

        Boot() {
            super(null);
        }

        boolean has(String internalName) {
            try {
                return loadClass(internalName.replace('/', '.')) != null;
            } catch (ClassNotFoundException | LinkageError e) {
                return false;
            }
        }

        @Override
        protected Class<?> findClass(String name) {
            return null;
        }
    }
}
