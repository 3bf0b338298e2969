package dev.vivace.engine.detect;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Finding.Kind;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.DeltaDebugging;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Finds out what is true of a test that seemed to depend on the order. What is not needed is left out of its orders by
 * searching; what remains has to show it in new JVMs.
 */
final class Examination {

    /** So many runs tell whether something is always so. */
    static final int SURE = 10;

    /** More trials than that are not worth it to shorten an order; what is left by then is short enough. */
    private static final int TRIALS = 200;

    /** So many tests that make a difference are worth trying with others. */
    static final int FEW = 3;

    private final Trials searching;
    private final Trials inNewJvms;
    private final int confirmations;
    private final Function<TestId, TestOrder> alone;
    private final Consumer<TestId> confirming;
    private final Deque<List<TestId>> causes = new ArrayDeque<>();

    /**
     * With these runners.
     *
     * @param confirmations how often new JVMs have to show it
     * @param alone what has to run for a test, or a class, to be alone
     * @param confirming gets a test when its orders are as short as they will be
     */
    Examination(
            Trials searching,
            Trials inNewJvms,
            int confirmations,
            Function<TestId, TestOrder> alone,
            Consumer<TestId> confirming) {
        this.searching = searching;
        this.inNewJvms = inNewJvms;
        this.confirmations = confirmations;
        this.alone = alone;
        this.confirming = confirming;
    }

    /**
     * What was found out.
     *
     * @param finding empty where the test does the same in both orders
     * @param red whether that is to be red; without meaning where there is a finding
     */
    record Answer(Optional<Finding> finding, boolean red) {}

    Answer of(Sighting sighting) {
        Sighting shorter = shortened(sighting);
        Answer answer = confirmed(shorter);
        return answer.finding().isEmpty() && !shorter.equals(sighting) ? confirmed(sighting) : answer;
    }

    /** A victim passes alone, and needs few others to be red; a brittle test is red alone, and needs few others to pass. */
    private Sighting shortened(Sighting sighting) {
        TestId test = sighting.test();
        TestOrder end = alone.apply(test);
        Optional<Boolean> redAlone = searching.isRed(test, end);
        if (redAlone.isEmpty()) {
            return sighting;
        }
        return redAlone.get()
                ? new Sighting(test, shortest(sighting.passing(), end, test, false), end, sighting.failure())
                : new Sighting(test, end, shortest(sighting.failing(), end, test, true), sighting.failure());
    }

    /** As few tests as possible before the end of the order that still make its last test red, or green. */
    private TestOrder shortest(TestOrder order, TestOrder end, TestId test, boolean red) {
        List<TestId> before = order.tests().stream()
                .filter(other -> !end.tests().contains(other.wholeMethod()))
                .toList();
        AtomicInteger trials = new AtomicInteger();
        Predicate<List<TestId>> holds = some -> trials.getAndIncrement() < TRIALS
                && searching
                        .isRed(test, followedBy(some, end))
                        .filter(answer -> answer == red)
                        .isPresent();
        return followedBy(known(before, holds).orElseGet(() -> DeltaDebugging.minimal(before, holds)), end);
    }

    /** What makes the difference for one test most often does so for others, too. */
    private Optional<List<TestId>> known(List<TestId> before, Predicate<List<TestId>> holds) {
        return causes.stream().filter(before::containsAll).filter(holds).findFirst();
    }

    private static TestOrder followedBy(List<TestId> before, TestOrder end) {
        return new TestOrder(
                Stream.concat(before.stream(), end.tests().stream()).toList());
    }

    private Answer confirmed(Sighting sighting) {
        TestId test = sighting.test();
        confirming.accept(test);
        Runs failing = Runs.of(inNewJvms, test, sighting.failing(), confirmations);
        if (failing.isMixed()) {
            return nondeterministic(sighting, sighting.failing(), failing);
        }
        if (failing.red() == 0) {
            return new Answer(Optional.empty(), false);
        }
        Runs passing = Runs.of(inNewJvms, test, sighting.passing(), confirmations);
        if (passing.isMixed()) {
            return nondeterministic(sighting, sighting.passing(), passing);
        }
        if (failing.red() < confirmations || passing.passed() < confirmations) {
            return new Answer(Optional.empty(), true);
        }
        Runs runsAlone = alone(sighting, failing, passing);
        if (runsAlone.isMixed()) {
            return found(sighting, Kind.NONDETERMINISTIC, runsAlone.rate());
        }
        if (runsAlone.passed() + runsAlone.red() == 0) {
            // It skips itself alone: nobody can tell what it is.
            return new Answer(Optional.empty(), false);
        }
        Kind kind = runsAlone.red() == 0 ? Kind.VICTIM : Kind.BRITTLE;
        remember(kind == Kind.VICTIM ? sighting.failing() : sighting.passing(), test);
        return found(sighting, kind, failing.rate());
    }

    private void remember(TestOrder order, TestId test) {
        TestOrder end = alone.apply(test);
        List<TestId> before = order.tests().stream()
                .filter(other -> !end.tests().contains(other))
                .toList();
        if (!before.isEmpty() && before.size() <= FEW && !causes.contains(before)) {
            causes.addFirst(before);
        }
    }

    /** One of the orders is most often the test alone, and then confirmed; the others of the ten may be resets. */
    private Runs alone(Sighting sighting, Runs failing, Runs passing) {
        TestId test = sighting.test();
        TestOrder order = alone.apply(test);
        Runs known = order.equals(sighting.passing())
                ? passing
                : order.equals(sighting.failing()) ? failing : Runs.of(inNewJvms, test, order, confirmations);
        Runs all = known.and(Runs.of(searching, test, order, Math.max(0, SURE - confirmations)));
        return all.isMixed() ? Runs.of(inNewJvms, test, order, SURE) : all;
    }

    private Answer nondeterministic(Sighting sighting, TestOrder order, Runs known) {
        Runs all =
                known.and(Runs.of(inNewJvms, sighting.test(), order, Math.max(0, SURE - known.passed() - known.red())));
        return found(sighting, Kind.NONDETERMINISTIC, all.rate());
    }

    private static Answer found(Sighting sighting, Kind kind, double rate) {
        return new Answer(
                Optional.of(new Finding(
                        sighting.test(), kind, rate, sighting.passing(), sighting.failing(), sighting.failure())),
                false);
    }
}
