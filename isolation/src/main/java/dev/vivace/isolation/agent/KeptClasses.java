package dev.vivace.isolation.agent;

import dev.vivace.isolation.cache.ClassCache;
import dev.vivace.isolation.cache.ClassPath;
import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** What earlier JVMs made of the classes of this one's class path; nothing where no cache was asked for. */
final class KeptClasses {

    private static final long LIMIT = 512L << 20;

    private final ClassCache cache;
    private final ClassLoader served = ClassLoader.getSystemClassLoader();
    private final Map<String, Long> marks = new ConcurrentHashMap<>();

    private KeptClasses(ClassCache cache) {
        this.cache = cache;
    }

    /** Only a plain class path is known well enough to say whether something on it has changed. */
    static KeptClasses in(Path directory) {
        boolean plain = System.getProperty("jdk.module.path") == null
                && System.getProperty("jdk.module.main") == null
                && System.getProperty("java.system.class.loader") == null;
        if (directory == null || !plain) {
            return new KeptClasses(null);
        }
        try {
            ClassPath classPath = ClassPath.of(System.getProperty("java.class.path"));
            ClassCache cache = ClassCache.open(directory, LIMIT, classPath, maker());
            Runtime.getRuntime().addShutdownHook(new Writer(cache));
            return new KeptClasses(cache);
        } catch (IOException | IllegalArgumentException e) {
            return new KeptClasses(null);
        }
    }

    /** Our own code, and the JVM with its modules. */
    private static String maker() throws IOException {
        TreeSet<String> modules = new TreeSet<>();
        for (Module module : ModuleLayer.boot().modules()) {
            modules.add(module.getName());
        }
        return ClassPath.of(ownJar().toString()).description() + System.getProperty("java.vm.version") + modules;
    }

    private static Path ownJar() {
        URL own = ClassLoader.getSystemResource(KeptClasses.class.getName().replace('.', '/') + ".class");
        String jar = own.getPath();
        return Path.of(URI.create(jar.substring(0, jar.indexOf('!'))));
    }

    /** What became of this class file before; null where that is not known. */
    Rewritten find(ClassLoader loader, byte[] bytes) {
        return serves(loader) ? cache.find(bytes) : null;
    }

    /** A class was found to have these bytes, null for none, by those who refer to it. */
    void note(ClassLoader loader, String internalName, byte[] bytes) {
        if (serves(loader)) {
            marks.put(internalName, cache.mark(internalName, bytes));
        }
    }

    void add(ClassLoader loader, byte[] bytes, Rewritten made) {
        if (!serves(loader)) {
            return;
        }
        Map<String, Long> asked = new HashMap<>();
        for (String name : made.asked()) {
            asked.put(name, marks.get(name));
        }
        cache.add(bytes, made, asked);
    }

    private boolean serves(ClassLoader loader) {
        return cache != null && (loader == served || loader == null || loader instanceof CanaryLoader);
    }

    /** No lambda: the JVM would make a class for it before the program begins. */
    private static final class Writer extends Thread {

        private final ClassCache cache;

        Writer(ClassCache cache) {
            super("vivace-cache");
            this.cache = cache;
        }

        @Override
        public void run() {
            cache.close();
        }
    }
}
