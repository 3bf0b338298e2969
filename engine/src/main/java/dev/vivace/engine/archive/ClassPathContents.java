package dev.vivace.engine.archive;

import dev.vivace.engine.project.Digest;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Looks through a class path for an archive of the classes in its jars. Directories are not archived: their classes are
 * loaded as ever, and so they may change at will. But a JVM asks its archive first, so no class of a directory may have
 * the name of one in a jar behind it.
 */
final class ClassPathContents {

    private static final Pattern VERSIONED = Pattern.compile("META-INF/versions/\\d+/");
    private static final String CLASS = ".class";

    private final Digest digest;
    private final Set<String> classesOfDirectories = new HashSet<>();
    private Optional<String> obstacle = Optional.empty();

    private ClassPathContents(Digest digest) {
        this.digest = digest;
    }

    /**
     * Adds what the jars of this class path hold to a digest.
     *
     * @return why these jars cannot be archived, where that is so
     */
    static Optional<String> digest(List<Path> classPath, Digest digest) throws IOException {
        ClassPathContents contents = new ClassPathContents(digest);
        for (Path element : classPath) {
            if (Files.isDirectory(element)) {
                contents.addDirectory(element);
            } else if (Files.exists(element)) {
                contents.addJar(element);
            }
        }
        return contents.obstacle;
    }

    private void addDirectory(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.filter(file -> file.toString().endsWith(CLASS))
                    .map(file -> directory.relativize(file).toString().replace(File.separatorChar, '/'))
                    .forEach(classesOfDirectories::add);
        }
    }

    /** Every entry counts with its checksum: a jar may keep its size and date when it is built again. */
    private void addJar(Path jar) throws IOException {
        digest.add(jar.toString())
                .add(Files.getLastModifiedTime(jar).toMillis())
                .add(Files.size(jar));
        try (JarFile file = new JarFile(jar.toFile(), false)) {
            file.stream().forEach(entry -> addEntry(jar, entry));
            if (namesOthers(jar, file)) {
                obstacle = Optional.of("the manifest of " + jar + " names further elements of the class path");
            }
        }
    }

    private void addEntry(Path jar, ZipEntry entry) {
        String name = entry.getName();
        digest.add(name).add(entry.getCrc()).add(entry.getSize());
        String className = VERSIONED.matcher(name).replaceFirst("");
        if (className.endsWith(CLASS) && classesOfDirectories.contains(className) && !isDescriptor(className)) {
            obstacle = Optional.of(className + " is in a directory and in " + jar);
        }
    }

    /** Nobody loads these from the class path. */
    private static boolean isDescriptor(String className) {
        return className.equals("module-info.class");
    }

    private static boolean namesOthers(Path jar, JarFile file) throws IOException {
        if (file.getManifest() == null) {
            return false;
        }
        String others = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
        return others != null
                && Stream.of(others.strip().split("\\s+")).anyMatch(other -> Files.exists(jar.resolveSibling(other)));
    }
}
