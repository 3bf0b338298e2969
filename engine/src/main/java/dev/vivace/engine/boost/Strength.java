package dev.vivace.engine.boost;

import dev.vivace.engine.boost.MutantHunt.Comparison;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.TestOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Compares what tests can find without and with changed classes: the lines that they reach, the faults that they notice. */
final class Strength {

    private final Coverage coverage;
    private final MutantHunt hunt;
    private final BoostSettings settings;

    Strength(Program program, TestBench bench, BoostSettings settings, Path scratch) {
        this.coverage = new Coverage(program, bench, scratch);
        this.hunt = new MutantHunt(program, bench, settings.isolation(), scratch);
        this.settings = settings;
    }

    /** Of these tests. */
    Losses of(List<String> classes, TestOrder order, Optional<Path> without, Path with, BooleanSupplier isOver) {
        if (!settings.coverage() && !settings.mutants()) {
            return Losses.UNKNOWN;
        }
        Optional<ReachedLines> before = coverage.reached(classes, order, without);
        Optional<Loss> lines = before.filter(some -> settings.coverage())
                .flatMap(some ->
                        coverage.reached(classes, order, Optional.of(with)).map(some::to));
        Optional<Loss> mutants = before.filter(some -> settings.mutants())
                .flatMap(some -> hunt.loss(new Comparison(classes, order, without, with, some), isOver));
        return new Losses(lines, mutants);
    }
}
