package dev.vivace.engine.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * New files where people work, too: tests made them, or somebody did meanwhile. An order that seems to have made some runs
 * once more. What it makes again is of tests; anything else is left alone from then on.
 */
final class NewAmongSources {

    private static final Pattern BY_HAND = Pattern.compile(".*\\.(java|kts?|groovy|scala|class)");

    /** Clocks of file systems tick every few milliseconds. */
    private static final Duration TICK = Duration.ofMillis(20);

    private final Set<Path> ofTests = new HashSet<>();
    private final Set<Path> ofOthers = new HashSet<>();
    private Map<Path, Look> before = Map.of();

    private record Look(long size, long changed) {

        static Look at(Path file) {
            try (Stream<Path> files = Files.walk(file)) {
                return files.map(Look::ofOne).reduce(new Look(0, 0), Look::and);
            } catch (IOException | UncheckedIOException gone) {
                return new Look(0, 0);
            }
        }

        private static Look ofOne(Path file) {
            try {
                return new Look(
                        Files.size(file), Files.getLastModifiedTime(file).toMillis());
            } catch (IOException gone) {
                return new Look(0, 0);
            }
        }

        private Look and(Look other) {
            return new Look(size + other.size, Math.max(changed, other.changed));
        }
    }

    /** What is there when an order begins. */
    void look(Collection<Path> files) {
        Map<Path, Look> looks = new HashMap<>();
        files.forEach(file -> looks.put(file, Look.at(file)));
        before = looks;
    }

    /** Whether it is new, or looks different, since the order began. */
    boolean isTouched(Path file) {
        return !Look.at(file).equals(before.get(file));
    }

    /** Whether who made it is neither known nor certain from its name. */
    boolean isOpen(Path file) {
        return !ofTests.contains(file) && !ofOthers.contains(file) && !isByHand(file);
    }

    boolean isOfTests(Path file) {
        return ofTests.contains(file);
    }

    private static boolean isByHand(Path file) {
        try (Stream<Path> files = Files.walk(file)) {
            return files.anyMatch(some -> BY_HAND.matcher(some.toString()).matches());
        } catch (IOException | UncheckedIOException gone) {
            return true;
        }
    }

    /** Settles who made files, by making them again; gives those of tests. */
    List<Path> settle(List<Path> files, Runnable again) {
        look(files);
        LockSupport.parkNanos(TICK.toNanos());
        again.run();
        files.forEach(file -> (isTouched(file) ? ofTests : ofOthers).add(file));
        return files.stream().filter(ofTests::contains).toList();
    }
}
