package dev.vivace.isolation.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The packs of one class path, in a directory beside those of others. A pack gets its name when it is complete and never
 * changes, so that JVMs need not know of each other.
 */
final class CacheDirectory {

    private static final String PACK = ".pack";
    private static final int MANY = 8;

    private final Path root;
    private final Path directory;
    private final long limit;

    CacheDirectory(Path root, String name, long limit) {
        this.root = root;
        this.directory = root.resolve(name);
        this.limit = limit;
    }

    /** All packs, the newest first, and marks them as used; damaged ones are deleted. */
    List<Pack> open() {
        List<Pack> packs = new ArrayList<>();
        for (Path path : paths()) {
            try {
                packs.add(Pack.open(path));
                Files.setLastModifiedTime(path, FileTime.fromMillis(System.currentTimeMillis()));
            } catch (IOException e) {
                delete(path);
            }
        }
        return packs;
    }

    private List<Path> paths() {
        String[] names = directory.toFile().list();
        List<Path> paths = new ArrayList<>();
        for (String name : names == null ? new String[0] : names) {
            if (name.endsWith(PACK)) {
                paths.add(directory.resolve(name));
            }
        }
        paths.sort(Comparator.reverseOrder());
        return paths;
    }

    /** Writes another pack. Many are made one, and the class paths that were not used for longest make room. */
    void add(Collection<CachedClass> classes) {
        try {
            Files.createDirectories(directory);
            List<Path> old = paths();
            if (old.size() < MANY) {
                write(classes);
            } else {
                write(merged(classes, old));
                old.forEach(CacheDirectory::delete);
            }
            makeRoom();
        } catch (IOException e) {
            // There is nobody to tell in a test's JVM, and no harm in doing the work again.
            return;
        }
    }

    private void write(Collection<CachedClass> classes) throws IOException {
        String name = String.format(
                "%013d-%d-%d",
                System.currentTimeMillis(), ProcessHandle.current().pid(), System.nanoTime());
        Path unfinished = directory.resolve(name + ".part");
        PackWriter.write(unfinished, classes);
        Files.move(unfinished, directory.resolve(name + PACK), StandardCopyOption.ATOMIC_MOVE);
    }

    private static Collection<CachedClass> merged(Collection<CachedClass> classes, List<Path> newestFirst) {
        List<Path> oldestFirst = new ArrayList<>(newestFirst);
        Collections.reverse(oldestFirst);
        Map<Long, CachedClass> all = new LinkedHashMap<>();
        for (Path path : oldestFirst) {
            copy(path, all);
        }
        classes.forEach(type -> all.put(type.original(), type));
        return all.values();
    }

    private static void copy(Path path, Map<Long, CachedClass> all) {
        try {
            Pack pack = Pack.open(path);
            for (CachedClass type : pack.all()) {
                all.put(type.original(), type);
            }
            pack.close();
        } catch (IOException e) {
            // What is damaged, or was just deleted by another JVM, is left out.
            return;
        }
    }

    private void makeRoom() throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(root)) {
            files = walk.filter(Files::isRegularFile)
                    .sorted(Comparator.comparing(CacheDirectory::lastUse))
                    .collect(Collectors.toList());
        }
        long size = files.stream().mapToLong(path -> path.toFile().length()).sum();
        for (Path oldest : files) {
            if (size <= limit) {
                return;
            }
            size -= oldest.toFile().length();
            delete(oldest);
        }
    }

    private static long lastUse(Path path) {
        return path.toFile().lastModified();
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Another JVM has it open, or was faster: it goes another time.
            return;
        }
    }
}
