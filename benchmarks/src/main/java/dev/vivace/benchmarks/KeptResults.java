package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the comparisons on one page measured so far.
 *
 * @param directory with a file for each section that is done, and the runs of those that can go on
 */
record KeptResults(Path directory) {

    /**
     * A section that is done.
     *
     * @param exitCode zero where all holds that has to
     * @param text of its part of the page
     */
    record Done(int exitCode, String text) {}

    /**
     * Begins, or goes on with what is there.
     *
     * @return when it began
     * @throws ComparisonFailure where what is there was measured on something else
     */
    Instant begin(Origin origin, Instant now) {
        Path file = directory.resolve("begun.txt");
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(directory);
                Files.writeString(file, now + "\n" + origin.text());
            }
            String[] begun = Files.readString(file).split("\n", 2);
            Origin before = Origin.parse(begun.length > 1 ? begun[1] : "");
            if (!before.equals(origin)) {
                throw new ComparisonFailure(
                        "What is kept in " + directory + " was measured on something else.\n" + "There: " + before
                                + "\nHere: " + origin + "\nTry: --fresh without --section, which forgets it");
            }
            return Instant.parse(begun[0]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Forgets these sections, or everything where there are none. */
    void forget(List<Section> some) {
        try {
            if (some.isEmpty()) {
                Directories.delete(directory);
            }
            for (Section section : some) {
                Files.deleteIfExists(done(section));
                Directories.delete(runs(section));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Optional<Done> find(Section section) {
        try {
            if (!Files.exists(done(section))) {
                return Optional.empty();
            }
            String[] parts = Files.readString(done(section)).split("\n", 2);
            return Optional.of(new Done(Integer.parseInt(parts[0]), parts[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Keeps what a section printed; the exit code stands in the first line of a file that exists only when all is there. */
    void keep(Section section, int exitCode) {
        try {
            Files.writeString(done(section), exitCode + "\n" + Files.readString(printed(section)));
            Files.delete(printed(section));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path done(Section section) {
        return directory.resolve(section.name() + ".md");
    }

    /** Where a section writes what belongs on the page. */
    Path printed(Section section) {
        return directory.resolve(section.name() + ".tmp");
    }

    /** Forgets what a run printed that was stopped before it was kept. */
    void forgetPrinted(Section section) {
        try {
            Files.deleteIfExists(printed(section));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where a section keeps its single runs. */
    Path runs(Section section) {
        return directory.resolve(section.name());
    }
}
