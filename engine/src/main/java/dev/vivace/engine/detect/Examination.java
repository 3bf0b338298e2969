package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Finding.Kind;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.OrderRunner;
import java.util.List;
import java.util.Optional;

/** Finds out in new JVMs what is true of a test that seemed to depend on the order. */
final class Examination {

    /** So many runs tell whether something is always so. */
    private static final int SURE = 10;

    private final OrderRunner inNewJvms;
    private final int confirmations;

    Examination(OrderRunner inNewJvms, int confirmations) {
        this.inNewJvms = inNewJvms;
        this.confirmations = confirmations;
    }

    /**
     * What was found out.
     *
     * @param finding empty where the test does the same in both orders
     * @param red whether that is to be red; without meaning where there is a finding
     */
    record Answer(Optional<Finding> finding, boolean red) {}

    /** What several runs of one order, each in a new JVM, showed of its last test. */
    private record Runs(int passed, int red) {

        boolean isMixed() {
            return passed > 0 && red > 0;
        }

        double rate() {
            return (double) red / Math.max(1, passed + red);
        }
    }

    Answer of(Sighting sighting) {
        TestId test = sighting.test();
        Runs failing = runs(test, sighting.failing(), confirmations);
        if (failing.isMixed()) {
            return found(
                    sighting,
                    Kind.NONDETERMINISTIC,
                    more(test, sighting.failing(), failing).rate());
        }
        Runs passing = runs(test, sighting.passing(), confirmations);
        if (passing.isMixed()) {
            return found(
                    sighting,
                    Kind.NONDETERMINISTIC,
                    more(test, sighting.passing(), passing).rate());
        }
        if (failing.red == 0 || passing.passed == 0) {
            return new Answer(Optional.empty(), failing.red > 0);
        }
        Runs alone = runs(test, alone(sighting), SURE);
        if (alone.isMixed()) {
            return found(sighting, Kind.NONDETERMINISTIC, alone.rate());
        }
        return found(sighting, alone.red == 0 ? Kind.VICTIM : Kind.BRITTLE, failing.rate());
    }

    /** A class, whose tear-down is red, is alone with all its tests. */
    private static TestOrder alone(Sighting sighting) {
        TestId test = sighting.test();
        return test.isClass()
                ? new TestOrder(sighting.passing().tests().stream()
                        .filter(other -> other.className().equals(test.className()))
                        .toList())
                : new TestOrder(List.of(test));
    }

    private Runs more(TestId test, TestOrder order, Runs known) {
        Runs others = runs(test, order, Math.max(0, SURE - known.passed - known.red));
        return new Runs(known.passed + others.passed, known.red + others.red);
    }

    private Runs runs(TestId test, TestOrder order, int times) {
        int passed = 0;
        int red = 0;
        for (int i = 0; i < times; i++) {
            Optional<Boolean> isRed = isRed(test, inNewJvms.run(order, RunListener.NONE));
            passed += isRed.filter(answer -> !answer).isPresent() ? 1 : 0;
            red += isRed.filter(answer -> answer).isPresent() ? 1 : 0;
        }
        return new Runs(passed, red);
    }

    /** Empty where it did not run. A class has a result of its own only where it is red. */
    private static Optional<Boolean> isRed(TestId test, OrderRun run) {
        List<Outcome> outcomes = run.tests().stream()
                .filter(result -> result.id().wholeMethod().equals(test))
                .map(TestResult::outcome)
                .filter(outcome -> outcome != Outcome.SKIPPED)
                .toList();
        if (outcomes.isEmpty()) {
            return test.isClass() && run.loss().isEmpty() ? Optional.of(false) : Optional.empty();
        }
        return Optional.of(outcomes.stream().anyMatch(Outcome::isRed));
    }

    private static Answer found(Sighting sighting, Kind kind, double rate) {
        Failure failure = sighting.failure();
        return new Answer(
                Optional.of(new Finding(sighting.test(), kind, rate, sighting.passing(), sighting.failing(), failure)),
                false);
    }
}
