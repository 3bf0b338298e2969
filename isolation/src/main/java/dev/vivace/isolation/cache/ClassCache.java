package dev.vivace.isolation.cache;

import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The classes that JVMs with the same class path have instrumented before this one. */
public final class ClassCache {

    /** How many new classes are worth a file of their own; the rest is written when the JVM ends. */
    private static final int ENOUGH = 256;

    private final ClassPath classPath;
    private final CacheDirectory directory;
    private final List<Pack> packs;
    private final Map<Long, CachedClass> added = new LinkedHashMap<>();

    private ClassCache(ClassPath classPath, CacheDirectory directory) {
        this.classPath = classPath;
        this.directory = directory;
        this.packs = directory.open();
    }

    /**
     * Opens what was kept for a class path, in a directory that never takes more bytes than this for long.
     *
     * @param maker all that decides what becomes of a class, but for classes: versions, mostly
     */
    public static ClassCache open(Path root, long limit, ClassPath classPath, String maker) {
        long fingerprint = classPath.fingerprint() * 31 + Fingerprint.of(maker.getBytes(StandardCharsets.UTF_8));
        return new ClassCache(classPath, new CacheDirectory(root, Long.toHexString(fingerprint), limit));
    }

    /** What was made of this class file; null where that is not known, or may no longer be right. */
    public Rewritten find(byte[] bytes) {
        long original = Fingerprint.of(bytes);
        for (Pack pack : packs) {
            try {
                Rewritten found = pack.find(original, bytes.length, classPath);
                if (found != null) {
                    return found;
                }
            } catch (IOException e) {
                // As if it were not there: it is made again.
                continue;
            }
        }
        return null;
    }

    /** The mark of a class that is found to have these bytes, null for none, to be remembered until it is added. */
    public long mark(String internalName, byte[] bytes) {
        return classPath.mark(internalName, bytes);
    }

    /** Keeps what was made of a class file, from classes with these marks. */
    public void add(byte[] bytes, Rewritten made, Map<String, Long> marks) {
        CachedClass type = new CachedClass(Fingerprint.of(bytes), bytes.length, made, Map.copyOf(marks));
        synchronized (this) {
            added.put(type.original(), type);
            if (added.size() < ENOUGH) {
                return;
            }
        }
        write();
    }

    /** Writes what has not been written yet, and leaves everything in good order for the next JVM. */
    public void close() {
        write();
        directory.unite();
    }

    /** Writes what has not been written yet. Where that fails there is less for the next JVM; nothing else depends on it. */
    private void write() {
        List<CachedClass> classes;
        synchronized (this) {
            classes = List.copyOf(added.values());
            added.clear();
        }
        if (!classes.isEmpty()) {
            directory.add(classes);
        }
    }
}
