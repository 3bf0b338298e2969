package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Mutants.Mutant;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Compares how many faults in the lines that tests reach they find without and with changed classes. */
final class MutantHunt {

    /** So many tell enough of a class, and the same ones are taken each time. */
    private static final int MOST = 100;

    private static final long SEED = 1;

    /** A fault may let a loop never end. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Program program;
    private final TestBench bench;
    private final Isolation isolation;
    private final Path scratch;
    private int count;

    /**
     * In a program.
     *
     * @param isolation how tests run
     * @param scratch a directory for classes with faults
     */
    MutantHunt(Program program, TestBench bench, Isolation isolation, Path scratch) {
        this.program = program;
        this.bench = bench.impatient(PATIENCE);
        this.isolation = isolation;
        this.scratch = scratch;
    }

    /**
     * Some tests, without and with changed classes.
     *
     * @param order in which they run
     * @param reached the lines in which a fault may be found
     */
    record Comparison(List<String> classes, TestOrder order, Optional<Path> without, Path with, ReachedLines reached) {}

    /** Faults that are found before, no longer, and only now; as many as there is time for. */
    Loss loss(Comparison compared, BooleanSupplier isOver) {
        List<Fate> fates = fates(compared, isOver);
        return new Loss(
                count(fates, Fate::before),
                count(fates, fate -> fate.before() && !fate.after()),
                count(fates, fate -> fate.after() && !fate.before()));
    }

    /** Whether a fault is found without and with the change. */
    private record Fate(boolean before, boolean after) {}

    private static int count(List<Fate> fates, Predicate<Fate> which) {
        return (int) fates.stream().filter(which).count();
    }

    private List<Fate> fates(Comparison compared, BooleanSupplier isOver) {
        Verdicts sound = verdicts(compared, compared.without());
        try (Mutants mutants = Mutants.of(program)) {
            return mutants.in(compared.reached().lines(), SEED).stream()
                    .limit(MOST)
                    .takeWhile(mutant -> !isOver.getAsBoolean())
                    .map(mutant -> new Fate(
                            isKilled(mutants, mutant, compared, compared.without(), sound),
                            isKilled(mutants, mutant, compared, Optional.of(compared.with()), sound)))
                    .toList();
        }
    }

    private boolean isKilled(
            Mutants mutants, Mutant mutant, Comparison compared, Optional<Path> front, Verdicts sound) {
        count++;
        Path classes = scratch.resolve("mutant-" + count);
        front.ifPresent(changed -> copy(changed, classes));
        mutants.write(mutant, classes);
        Verdicts found = verdicts(compared, Optional.of(classes));
        return !found.complete() || found.differenceTo(sound).isPresent();
    }

    /** A fault may even keep a JVM from finding its tests. */
    private Verdicts verdicts(Comparison compared, Optional<Path> front) {
        try (Runners runners = bench.open(compared.classes(), front)) {
            return Verdicts.of(Trials.with(isolation, runners).run(compared.order()));
        } catch (Problem noTests) {
            return new Verdicts(Map.of(), false);
        }
    }

    private static void copy(Path from, Path to) {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        } catch (IOException e) {
            throw Problem.of("Cannot copy " + from + " to " + to + ": " + e)
                    .tryThis("--out with a directory that can be written");
        }
    }
}
