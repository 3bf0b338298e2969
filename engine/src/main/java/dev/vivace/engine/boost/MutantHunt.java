package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Mutants.Mutant;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Compares how many faults in the lines that tests reach they find without and with changed classes. */
final class MutantHunt {

    /** So many tell enough of a class, and the same ones are taken each time. */
    private static final int MOST = 100;

    private static final long SEED = 1;

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
        this.bench = bench;
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

    /**
     * Faults that are found before, no longer, and only now; as many as there is time for. Empty where nothing was
     * compared: there is no time at all, or the tests do not come to their end even without a fault.
     */
    Optional<Loss> loss(Comparison compared, BooleanSupplier isOver) {
        return isOver.getAsBoolean()
                ? Optional.empty()
                : sound(compared).flatMap(sound -> loss(compared, sound, isOver));
    }

    /**
     * What tests say of the program without a fault.
     *
     * @param verdicts before the change
     * @param doubtful tests that say something else with it, or by chance: they tell nothing of faults
     * @param bench where no test may take much longer, as a fault may let a loop never end
     */
    private record Sound(Verdicts verdicts, List<TestId> doubtful, TestBench bench) {

        boolean isContradictedBy(Verdicts found) {
            return !found.complete()
                    || found.differencesTo(verdicts).stream().anyMatch(test -> !doubtful.contains(test));
        }
    }

    private Optional<Sound> sound(Comparison compared) {
        try {
            OrderRun without = run(bench, compared, compared.without());
            Verdicts before = Verdicts.of(without);
            Verdicts after = Verdicts.of(run(bench, compared, Optional.of(compared.with())));
            TestBench impatient = bench.impatient(Steadiness.patience(without));
            return Optional.of(new Sound(before, before.differencesTo(after), impatient))
                    .filter(sound -> before.complete() && after.complete());
        } catch (Problem noTests) {
            return Optional.empty();
        }
    }

    /** Whether a fault is found without and with the change. */
    private record Fate(boolean before, boolean after) {}

    private Optional<Loss> loss(Comparison compared, Sound sound, BooleanSupplier isOver) {
        try (Mutants mutants = Mutants.of(program)) {
            List<Mutant> chosen = mutants.in(compared.reached().lines(), SEED).stream()
                    .limit(MOST)
                    .toList();
            List<Fate> fates = chosen.stream()
                    .takeWhile(mutant -> !isOver.getAsBoolean())
                    .map(mutant -> new Fate(
                            isKilled(mutants, mutant, compared, compared.without(), sound),
                            isKilled(mutants, mutant, compared, Optional.of(compared.with()), sound)))
                    .toList();
            return Optional.of(fates)
                    .filter(some -> chosen.isEmpty() || !some.isEmpty())
                    .map(MutantHunt::loss);
        }
    }

    private static Loss loss(List<Fate> fates) {
        return new Loss(
                count(fates, Fate::before),
                count(fates, fate -> fate.before() && !fate.after()),
                count(fates, fate -> fate.after() && !fate.before()));
    }

    private static int count(List<Fate> fates, Predicate<Fate> which) {
        return (int) fates.stream().filter(which).count();
    }

    private boolean isKilled(Mutants mutants, Mutant mutant, Comparison compared, Optional<Path> front, Sound sound) {
        count++;
        Path classes = scratch.resolve("mutant-" + count);
        front.ifPresent(changed -> copy(changed, classes));
        mutants.write(mutant, classes);
        try {
            return sound.isContradictedBy(Verdicts.of(run(sound.bench(), compared, Optional.of(classes))));
        } catch (Problem noTests) {
            // A fault may even keep a JVM from finding its tests.
            return true;
        }
    }

    private OrderRun run(TestBench where, Comparison compared, Optional<Path> front) {
        try (Runners runners = where.open(compared.classes(), front)) {
            return Trials.with(isolation, runners).run(compared.order());
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
