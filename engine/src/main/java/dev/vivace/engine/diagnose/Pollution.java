package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.Microscope;
import java.util.List;
import java.util.Optional;

/** Polluters and their victim, with whom it can be tried what has to be forgotten between them. */
final class Pollution {

    /** More trials than that are not worth a hint. */
    private static final int TRIALS = 200;

    private final Microscope microscope;
    private final TestOrder polluters;
    private final TestOrder victim;
    private int trials;

    private Pollution(Microscope microscope, TestOrder polluters, TestOrder victim) {
        this.microscope = microscope;
        this.polluters = polluters;
        this.victim = victim;
    }

    /** Empty for a finding of another kind, and for a class: what its tear-down sees is left by its own tests, too. */
    static Optional<Pollution> of(Finding finding, Microscope microscope) {
        List<TestId> tests = finding.failing().tests();
        int last = tests.size() - 1;
        boolean isPollution = finding.kind() == Finding.Kind.VICTIM
                && last > 0
                && !finding.test().isClass();
        return isPollution
                ? Optional.of(new Pollution(
                        microscope,
                        new TestOrder(tests.subList(0, last)),
                        new TestOrder(tests.subList(last, last + 1))))
                : Optional.empty();
    }

    TestOrder polluters() {
        return polluters;
    }

    TestOrder victim() {
        return victim;
    }

    /** Whether the victim passes if these are forgotten before it runs. */
    boolean isUndoneWithout(List<Suspect> suspects) {
        return trials++ < TRIALS && isRedWithout(suspects).filter(red -> !red).isPresent();
    }

    /** Whether the victim is still red in a request of its own, with nothing forgotten. */
    boolean isSeen() {
        return isRedWithout(List.of()).filter(red -> red).isPresent();
    }

    /** Empty where the victim did not run. */
    private Optional<Boolean> isRedWithout(List<Suspect> suspects) {
        OrderRun run = microscope.run(polluters, Suspect.forgotten(suspects), victim);
        TestId test = victim.tests().get(0).wholeMethod();
        List<Outcome> outcomes = run.tests().stream()
                .filter(result -> result.id().wholeMethod().equals(test))
                .map(TestResult::outcome)
                .filter(outcome -> outcome != Outcome.SKIPPED)
                .toList();
        return outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(outcomes.stream().anyMatch(Outcome::isRed));
    }
}
