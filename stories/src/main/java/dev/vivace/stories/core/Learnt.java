package dev.vivace.stories.core;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tests that were seen to change their fixtures, in this run or the last: they come last in their class. */
final class Learnt {

    private static final String FORMAT = "vivace-stories-unsafe/1";

    private final Set<String> unsafe = new TreeSet<>();
    private final Map<String, Boolean> observed = new TreeMap<>();

    static Learnt from(Optional<Path> file) {
        Learnt learnt = new Learnt();
        file.flatMap(path -> new SharedFile(path).text()).ifPresent(text -> learnt.unsafe.addAll(tests(text)));
        return learnt;
    }

    /** A file in a format that is not ours only costs us its hints. */
    private static List<String> tests(String text) {
        List<String> lines = text.lines().collect(Collectors.toList());
        return lines.isEmpty() || !lines.get(0).equals(FORMAT) ? List.of() : lines.subList(1, lines.size());
    }

    synchronized boolean isUnsafe(String test) {
        return unsafe.contains(test);
    }

    synchronized void observed(String test, boolean safe) {
        if (safe ? unsafe.remove(test) : unsafe.add(test)) {
            observed.put(test, safe);
        }
    }

    /** Changes what this run has seen, and leaves what others wrote meanwhile. */
    synchronized void write(Optional<Path> file) {
        if (!observed.isEmpty()) {
            file.map(SharedFile::new).ifPresent(shared -> shared.alone(() -> write(shared)));
        }
    }

    private SharedFile write(SharedFile file) {
        Set<String> all = new TreeSet<>(file.text().map(Learnt::tests).orElse(List.of()));
        observed.forEach((test, safe) -> {
            if (safe) {
                all.remove(test);
            } else {
                all.add(test);
            }
        });
        file.replace(FORMAT + "\n" + all.stream().map(test -> test + "\n").collect(Collectors.joining()));
        return file;
    }
}
