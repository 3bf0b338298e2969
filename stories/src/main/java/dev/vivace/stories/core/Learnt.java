package dev.vivace.stories.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tests that were seen to change their fixtures, in this run or the last: they come last in their class. */
final class Learnt {

    private static final String FORMAT = "vivace-stories-unsafe/1";

    private final Set<String> unsafe = new TreeSet<>();
    private boolean changed;

    static Learnt from(Optional<Path> file) {
        Learnt learnt = new Learnt();
        file.filter(Files::isRegularFile).ifPresent(learnt::read);
        return learnt;
    }

    /** A file in a format that is not ours only costs us its hints. */
    private void read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            if (!lines.isEmpty() && lines.get(0).equals(FORMAT)) {
                unsafe.addAll(lines.subList(1, lines.size()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + file, e);
        }
    }

    synchronized boolean isUnsafe(String test) {
        return unsafe.contains(test);
    }

    synchronized void observed(String test, boolean safe) {
        changed |= safe ? unsafe.remove(test) : unsafe.add(test);
    }

    synchronized void write(Optional<Path> file) {
        if (changed && file.isPresent()) {
            Output.write(
                    file.get(),
                    FORMAT + "\n" + unsafe.stream().map(test -> test + "\n").collect(Collectors.joining()));
        }
    }
}
