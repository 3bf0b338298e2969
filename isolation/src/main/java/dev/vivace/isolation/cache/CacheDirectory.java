package dev.vivace.isolation.cache;

import java.io.IOException;
import java.io.UncheckedIOException;
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

    /** What part of the room, and of the heap, packs may take that are united. */
    private static final int SHARE = 8;

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
        long now = System.currentTimeMillis();
        for (Path path : paths()) {
            try {
                // The newer, the later used: where there is no room for all, the oldest go first.
                Files.setLastModifiedTime(path, FileTime.fromMillis(now - packs.size()));
                packs.add(Pack.open(path));
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

    /** Writes another pack, for which the class paths that were not used for longest make room. */
    void add(Collection<CachedClass> classes) {
        try {
            Files.createDirectories(directory);
            write(classes);
            makeRoom();
        } catch (IOException | UncheckedIOException e) {
            // A file may vanish while others are counted. There is nobody to tell in a test's JVM, and no harm in doing
            // the
            // work again.
            return;
        }
    }

    /** Makes one of many packs, as long as that is not too large to be read at once. */
    void unite() {
        List<Path> handy = handy(paths());
        if (handy.size() < MANY) {
            return;
        }
        try {
            write(merged(handy));
            handy.forEach(CacheDirectory::delete);
        } catch (IOException | OutOfMemoryError e) {
            // As above; what could not be united is read one by one.
            return;
        }
    }

    /** The newest, which are the smallest. */
    private List<Path> handy(List<Path> newestFirst) {
        long room = Math.min(limit, Runtime.getRuntime().maxMemory()) / SHARE;
        List<Path> handy = new ArrayList<>();
        for (Path path : newestFirst) {
            room -= path.toFile().length();
            if (room >= 0) {
                handy.add(path);
            }
        }
        return handy;
    }

    private void write(Collection<CachedClass> classes) throws IOException {
        String name = String.format(
                "%013d-%d-%d",
                System.currentTimeMillis(), ProcessHandle.current().pid(), System.nanoTime());
        Path unfinished = directory.resolve(name + ".part");
        PackWriter.write(unfinished, classes);
        Files.move(unfinished, directory.resolve(name + PACK), StandardCopyOption.ATOMIC_MOVE);
    }

    private static Collection<CachedClass> merged(List<Path> newestFirst) {
        List<Path> oldestFirst = new ArrayList<>(newestFirst);
        Collections.reverse(oldestFirst);
        Map<Long, CachedClass> all = new LinkedHashMap<>();
        for (Path path : oldestFirst) {
            copy(path, all);
        }
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
