package dev.vivace.isolation.cache;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Where a JVM's own loader finds classes: jars, which are compared as a whole, and directories. */
public final class ClassPath {

    /** The mark of a class that is in no directory: the same jars have the same class of that name, or none. */
    static final long IN_JARS = 0;

    private static final int NOWHERE = -1;

    private final String description;
    private final List<File> directories;
    private final Map<String, Boolean> packages = new ConcurrentHashMap<>();
    private final Map<String, Long> marks = new ConcurrentHashMap<>();

    private ClassPath(String description, List<File> directories) {
        this.description = description;
        this.directories = List.copyOf(directories);
    }

    /** Reads the directories of all jars of a class path, and of those that they name. */
    public static ClassPath of(String classPath) throws IOException {
        Set<Path> elements = new LinkedHashSet<>();
        List<Path> waiting = new ArrayList<>();
        for (String element : classPath.split(File.pathSeparator, -1)) {
            waiting.add(Path.of(element).toAbsolutePath().normalize());
        }
        StringBuilder description = new StringBuilder();
        List<File> directories = new ArrayList<>();
        while (!waiting.isEmpty()) {
            Path element = waiting.remove(0);
            if (!elements.add(element)) {
                continue;
            }
            File file = element.toFile();
            if (file.isDirectory()) {
                directories.add(file);
                description.append("directory\n");
            } else if (file.exists()) {
                JarContent jar = JarContent.of(element);
                description.append(Long.toHexString(jar.fingerprint())).append('\n');
                // Where the JVM looks for them: right behind the jar that names them.
                waiting.addAll(0, named(element, jar.classPath()));
            }
        }
        return new ClassPath(description.toString(), directories);
    }

    private static List<Path> named(Path jar, String classPath) {
        List<Path> named = new ArrayList<>();
        for (String element : classPath.trim().split(" +", 0)) {
            if (!element.isEmpty()) {
                URI uri = jar.toUri().resolve(element);
                named.add(Path.of(uri).normalize());
            }
        }
        return named;
    }

    /** All that makes it differ from another, wherever its elements are, but for what is in its directories. */
    public String description() {
        return description;
    }

    long fingerprint() {
        return Fingerprint.of(description.getBytes(StandardCharsets.UTF_8));
    }

    /** The mark of a class of this internal name that was found to have these bytes; null where none was found. */
    long mark(String internalName, byte[] bytes) {
        int place = bytes == null ? NOWHERE : place(internalName);
        return place == NOWHERE ? IN_JARS : mark(bytes, place);
    }

    /** The same class in another directory may be hidden by another one: the jars in front of it are not the same. */
    private static long mark(byte[] bytes, int place) {
        return Fingerprint.of(bytes) + place;
    }

    /** The mark that a class of this internal name has now. */
    long mark(String internalName) {
        Long known = marks.get(internalName);
        if (known == null) {
            known = read(internalName);
            marks.put(internalName, known);
        }
        return known;
    }

    private long read(String internalName) {
        int place = place(internalName);
        if (place == NOWHERE) {
            return IN_JARS;
        }
        try (InputStream in = new FileInputStream(file(place, internalName))) {
            return mark(in.readAllBytes(), place);
        } catch (IOException e) {
            // Gone just now: unlike anything that was there before.
            return -1;
        }
    }

    /** Which of the directories has a class first. */
    private int place(String internalName) {
        if (!hasPackage(internalName.substring(0, internalName.lastIndexOf('/') + 1))) {
            return NOWHERE;
        }
        for (int place = 0; place < directories.size(); place++) {
            if (file(place, internalName).exists()) {
                return place;
            }
        }
        return NOWHERE;
    }

    private File file(int place, String internalName) {
        return new File(directories.get(place), internalName + ".class");
    }

    /** Whether a directory has classes of a package. Most packages come from jars. */
    boolean hasPackage(String name) {
        Boolean known = packages.get(name);
        if (known == null) {
            known = searchPackage(name);
            packages.put(name, known);
        }
        return known;
    }

    private boolean searchPackage(String name) {
        for (File directory : directories) {
            if (new File(directory, name).isDirectory()) {
                return true;
            }
        }
        return false;
    }
}
