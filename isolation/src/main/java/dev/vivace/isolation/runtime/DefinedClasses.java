package dev.vivace.isolation.runtime;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;

/**
 * Generators of classes forget with a reset what they have defined, and define it again, which the JVM refuses. They get
 * the class that is there, if it is the same.
 */
public final class DefinedClasses {

    private static final Map<ClassLoader, Map<String, Definition>> BY_LOADER =
            Collections.synchronizedMap(new WeakHashMap<>());
    private static final MethodHandle FIND_LOADED = findLoaded();

    private DefinedClasses() {}

    private static MethodHandle findLoaded() {
        try {
            return Access.lookup()
                    .findVirtual(
                            ClassLoader.class, "findLoadedClass", MethodType.methodType(Class.class, String.class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A class that is found nowhere is being defined. */
    public static void note(ClassLoader loader, String name, byte[] bytes) {
        synchronized (BY_LOADER) {
            Map<String, Definition> definitions = BY_LOADER.get(loader);
            if (definitions == null) {
                definitions = new ConcurrentHashMap<>();
                BY_LOADER.put(loader, definitions);
            }
            definitions.put(name, new Definition(bytes));
        }
    }

    /** A loader is about to define a class; gives the one to use instead, or null. */
    public static Class<?> again(ClassLoader loader, String name, byte[] bytes, int from, int length) {
        Map<String, Definition> definitions = BY_LOADER.get(loader);
        Definition known = name == null || definitions == null ? null : definitions.get(name);
        if (known == null || known.epoch == Epoch.current) {
            return null;
        }
        if (!known.isOf(Arrays.copyOfRange(bytes, from, from + length))) {
            Taints.add(name, "it was defined again, and differs");
            return null;
        }
        known.epoch = Epoch.current;
        try {
            return (Class<?>) FIND_LOADED.invoke(loader, name);
        } catch (Throwable e) {
            return null;
        }
    }

    /** A lookup is about to define a class; gives the one to use instead, or null. */
    public static Class<?> again(Lookup lookup, byte[] bytes) {
        ClassLoader loader = lookup.lookupClass().getClassLoader();
        if (bytes == null || !BY_LOADER.containsKey(loader)) {
            return null;
        }
        ClassFile file = ClassFile.of(bytes);
        return file == null ? null : again(loader, file.name(), bytes, 0, bytes.length);
    }

    private static final class Definition {

        private final int length;
        private final long checksum;
        private volatile int epoch = Epoch.current;

        Definition(byte[] bytes) {
            length = bytes.length;
            checksum = checksum(bytes);
        }

        boolean isOf(byte[] bytes) {
            return bytes.length == length && checksum(bytes) == checksum;
        }

        private static long checksum(byte[] bytes) {
            CRC32 crc = new CRC32();
            crc.update(bytes);
            return crc.getValue();
        }
    }
}
