package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Finding.Kind;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.AtOnce;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the other tests that depend on the same ones as a test that was found, and confirms them together. Each shows it
 * in its own two orders, in resets and in one new JVM for each; the other new JVMs are shared by all of them.
 */
final class SharedCause {

    private final Trials searching;
    private final Trials inNewJvms;
    private final SearchSettings settings;
    private final Predicate<TestId> movable;
    private final BooleanSupplier over;
    private final Map<TestId, Failure> failures = new ConcurrentHashMap<>();

    /**
     * With these runners, until {@code over} says that time is up.
     *
     * @param movable which tests may run without the others of their class
     */
    SharedCause(
            Trials searching,
            Trials inNewJvms,
            SearchSettings settings,
            Predicate<TestId> movable,
            BooleanSupplier over) {
        this.searching = searching;
        this.inNewJvms = inNewJvms;
        this.settings = settings;
        this.movable = movable;
        this.over = over;
    }

    /**
     * Those that are confirmed; of the rest nothing is known.
     *
     * @param others tests that may depend on the same ones
     */
    List<Finding> of(Finding known, List<TestId> others) {
        List<TestId> cause = known.others();
        if (!isWorthIt(known)) {
            return List.of();
        }
        List<Finding> claims = others.stream()
                .filter(test -> !test.isClass() && !test.equals(known.test()) && !cause.contains(test))
                .filter(movable)
                .map(test -> claim(test, cause, known))
                .toList();
        List<Finding> steady = those(claims, this::isSteadyWhileSearching);
        return confirmed(cause, those(steady, claim -> isSeen(inNewJvms, claim))).stream()
                .map(claim -> claim.because(failures.getOrDefault(claim.test(), claim.failure())))
                .toList();
    }

    /** Whether it depends on few enough tests to try them with others. */
    static boolean isWorthIt(Finding known) {
        int size = known.others().size();
        return known.isOrderDependent() && !known.test().isClass() && size > 0 && size <= Examination.FEW;
    }

    private static Finding claim(TestId test, List<TestId> cause, Finding known) {
        TestOrder alone = new TestOrder(List.of(test));
        TestOrder together = order(cause, List.of(test));
        boolean isBrittle = known.kind() == Kind.BRITTLE;
        return new Finding(
                test, known.kind(), 1, isBrittle ? together : alone, isBrittle ? alone : together, known.failure());
    }

    /** Alone so often that one new JVM makes it sure. */
    private boolean isSteadyWhileSearching(Finding claim) {
        boolean redAlone = claim.kind() == Kind.BRITTLE;
        TestOrder alone = redAlone ? claim.failing() : claim.passing();
        return isSeen(searching, claim)
                && IntStream.range(2, Examination.SURE)
                        .allMatch(i -> shows(redAlone, searching.isRed(claim.test(), alone)));
    }

    private boolean isSeen(Trials trials, Finding claim) {
        OrderRun failing = trials.run(claim.failing());
        failing.tests().stream()
                .filter(result -> result.id().wholeMethod().equals(claim.test()))
                .flatMap(result -> result.failure().stream())
                .findFirst()
                .ifPresent(failure -> failures.put(claim.test(), failure));
        return shows(true, failing.isRed(claim.test())) && shows(false, trials.isRed(claim.test(), claim.passing()));
    }

    private static boolean shows(boolean red, Optional<Boolean> answer) {
        return answer.filter(isRed -> isRed == red).isPresent();
    }

    /** Those that do not show it among the others are asked in their own orders as often. */
    private List<Finding> confirmed(List<TestId> cause, List<Finding> claims) {
        List<Finding> together = claims;
        for (int i = 1; i < settings.confirmations() && together.size() > 1; i++) {
            together = seenTogether(cause, together);
        }
        List<Finding> done = together.size() > 1 ? together : List.of();
        List<Finding> single =
                claims.stream().filter(claim -> !done.contains(claim)).toList();
        List<Finding> alsoDone = those(
                single, claim -> IntStream.range(1, settings.confirmations()).allMatch(i -> isSeen(inNewJvms, claim)));
        return claims.stream()
                .filter(claim -> done.contains(claim) || alsoDone.contains(claim))
                .toList();
    }

    private List<Finding> seenTogether(List<TestId> cause, List<Finding> claims) {
        List<TestId> tests = claims.stream().map(Finding::test).toList();
        OrderRun after = inNewJvms.run(order(cause, tests));
        OrderRun without = inNewJvms.run(new TestOrder(tests));
        return claims.stream()
                .filter(claim -> shows(claim.kind() == Kind.VICTIM, after.isRed(claim.test()))
                        && shows(claim.kind() == Kind.BRITTLE, without.isRed(claim.test())))
                .toList();
    }

    private static TestOrder order(List<TestId> before, List<TestId> after) {
        return new TestOrder(Stream.concat(before.stream(), after.stream()).toList());
    }

    /** Asked in as many JVMs at once as a search uses. */
    private List<Finding> those(List<Finding> claims, Predicate<Finding> holds) {
        return AtOnce.those(claims, settings.lanes(), holds, over);
    }
}
