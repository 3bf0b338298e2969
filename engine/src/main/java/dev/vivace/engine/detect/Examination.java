package dev.vivace.engine.detect;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Finding.Kind;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.orders.DeltaDebugging;
import dev.vivace.engine.run.OrderRunner;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds out what is true of a test that seemed to depend on the order. What is not needed is left out of its orders by
 * searching; what remains has to show it in new JVMs.
 */
final class Examination {

    /** So many runs tell whether something is always so. */
    private static final int SURE = 10;

    /** So many trials to shorten an order cost about as much as a few runs of all of it. */
    private static final int TRIALS = 200;

    private final OrderRunner searching;
    private final OrderRunner inNewJvms;
    private final int confirmations;

    Examination(OrderRunner searching, OrderRunner inNewJvms, int confirmations) {
        this.searching = searching;
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

    /** What several runs of one order showed of its last test. */
    private record Runs(int passed, int red) {

        boolean isMixed() {
            return passed > 0 && red > 0;
        }

        double rate() {
            return (double) red / Math.max(1, passed + red);
        }

        Runs and(Runs others) {
            return new Runs(passed + others.passed, red + others.red);
        }
    }

    Answer of(Sighting sighting) {
        Sighting shorter = shortened(sighting);
        Answer answer = confirmed(shorter);
        return answer.finding().isEmpty() && !shorter.equals(sighting) ? confirmed(sighting) : answer;
    }

    /** A victim passes alone, and needs few others to be red; a brittle test is red alone, and needs few others to pass. */
    private Sighting shortened(Sighting sighting) {
        TestId test = sighting.test();
        TestOrder alone = alone(sighting);
        Optional<Boolean> redAlone = isRed(test, searching.run(alone, RunListener.NONE));
        if (redAlone.isEmpty()) {
            return sighting;
        }
        return redAlone.get()
                ? new Sighting(test, shortest(sighting.passing(), alone, test, false), alone, sighting.failure())
                : new Sighting(test, alone, shortest(sighting.failing(), alone, test, true), sighting.failure());
    }

    /** As few tests as possible before the end of the order that still make its last test red, or green. */
    private TestOrder shortest(TestOrder order, TestOrder end, TestId test, boolean red) {
        List<TestId> before = order.tests().stream()
                .filter(other -> !end.tests().contains(other))
                .toList();
        AtomicInteger trials = new AtomicInteger();
        Predicate<List<TestId>> holds = some -> trials.getAndIncrement() < TRIALS
                && isRed(test, searching.run(followedBy(some, end), RunListener.NONE))
                        .filter(answer -> answer == red)
                        .isPresent();
        return followedBy(DeltaDebugging.minimal(before, holds), end);
    }

    private static TestOrder followedBy(List<TestId> before, TestOrder end) {
        return new TestOrder(
                Stream.concat(before.stream(), end.tests().stream()).toList());
    }

    private Answer confirmed(Sighting sighting) {
        TestId test = sighting.test();
        Runs failing = runs(inNewJvms, test, sighting.failing(), confirmations);
        if (failing.isMixed()) {
            return nondeterministic(sighting, sighting.failing(), failing);
        }
        Runs passing = runs(inNewJvms, test, sighting.passing(), confirmations);
        if (passing.isMixed()) {
            return nondeterministic(sighting, sighting.passing(), passing);
        }
        if (failing.red == 0 || passing.passed == 0) {
            return new Answer(Optional.empty(), failing.red > 0);
        }
        Runs alone = alone(test, alone(sighting), failing, passing, sighting);
        if (alone.isMixed()) {
            return found(sighting, Kind.NONDETERMINISTIC, alone.rate());
        }
        return found(sighting, alone.red == 0 ? Kind.VICTIM : Kind.BRITTLE, failing.rate());
    }

    /** One of the orders is most often the test alone, and then confirmed; the others of the ten may be resets. */
    private Runs alone(TestId test, TestOrder alone, Runs failing, Runs passing, Sighting sighting) {
        Runs known = alone.equals(sighting.passing())
                ? passing
                : alone.equals(sighting.failing()) ? failing : runs(inNewJvms, test, alone, confirmations);
        Runs all = known.and(runs(searching, test, alone, Math.max(0, SURE - confirmations)));
        return all.isMixed() ? runs(inNewJvms, test, alone, SURE) : all;
    }

    private Answer nondeterministic(Sighting sighting, TestOrder order, Runs known) {
        Runs all = known.and(runs(inNewJvms, sighting.test(), order, Math.max(0, SURE - known.passed - known.red)));
        return found(sighting, Kind.NONDETERMINISTIC, all.rate());
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

    private static Runs runs(OrderRunner runner, TestId test, TestOrder order, int times) {
        Runs runs = new Runs(0, 0);
        for (int i = 0; i < times; i++) {
            Optional<Boolean> isRed = isRed(test, runner.run(order, RunListener.NONE));
            if (isRed.isPresent()) {
                runs = runs.and(isRed.get() ? new Runs(0, 1) : new Runs(1, 0));
            }
        }
        return runs;
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
        return new Answer(
                Optional.of(new Finding(
                        sighting.test(), kind, rate, sighting.passing(), sighting.failing(), sighting.failure())),
                false);
    }
}
