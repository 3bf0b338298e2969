package dev.vivace.engine.boost;

import dev.vivace.engine.boost.OrderCheck.Checked;
import dev.vivace.engine.boost.OrderCheck.Red;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether tests pass in every order as they are: only then does a red one tell anything about a change.
 *
 * @param verdicts in natural order, in a new JVM
 * @param patience how long a test may take with a change: much longer than any did without
 * @param isolation what is to be forgotten between orders: more than was asked for, where a new JVM disagrees
 * @param complete whether all orders ran; otherwise what is red with a change has to be asked without it
 * @param objection why they do not
 */
record Steadiness(
        Verdicts verdicts, Duration patience, Isolation isolation, boolean complete, Optional<Rejection> objection) {

    private static final int CONFIRMATIONS = 3;
    private static final int CONFIRMED = 3;
    private static final Duration LEAST_PATIENCE = Duration.ofSeconds(10);
    private static final int TIMES_LONGEST = 20;

    /** Of these tests, without any change. */
    static Steadiness of(ClassOrders orders, Runners unchanged, OrderCheck check, Isolation isolation) {
        OrderRun run = Trials.inNewJvms(unchanged).run(orders.together());
        Steadiness natural = new Steadiness(Verdicts.of(run), patience(run), isolation, true, Optional.empty());
        Optional<Rejection> red = natural.red();
        return red.isPresent() ? natural.objecting(true, red) : natural.inAllOrders(orders, unchanged, check);
    }

    /** How long a test may take where one of these may wait for ever. */
    static Duration patience(OrderRun run) {
        return run.tests().stream()
                .map(TestResult::duration)
                .max(Comparator.naturalOrder())
                .orElse(Duration.ZERO)
                .multipliedBy(TIMES_LONGEST)
                .plus(LEAST_PATIENCE);
    }

    private Optional<Rejection> red() {
        return verdicts.red()
                .map(test -> Rejection.of(KeptCode.ALREADY_FAILS, test + " is red in natural order"))
                .or(() -> verdicts.complete()
                        ? Optional.empty()
                        : Optional.of(Rejection.of(KeptCode.ALREADY_FAILS, "its JVM was lost in natural order")));
    }

    private Steadiness objecting(boolean all, Optional<Rejection> why) {
        return new Steadiness(verdicts, patience, isolation, all, why);
    }

    private Steadiness inNewJvms() {
        return new Steadiness(verdicts, patience, Isolation.PROCESS, complete, objection);
    }

    private Steadiness inAllOrders(ClassOrders orders, Runners unchanged, OrderCheck check) {
        Checked checked = check.of(orders.all(), Trials.with(isolation, unchanged));
        if (checked.red().isEmpty()) {
            return objecting(checked.complete(), Optional.empty());
        }
        Optional<Rejection> confirmed = confirmed(checked.red(), Trials.inNewJvms(unchanged));
        boolean isDoubtful = confirmed.isEmpty() && isolation != Isolation.PROCESS;
        return isDoubtful
                ? inNewJvms().inAllOrders(orders, unchanged, check)
                : objecting(
                        checked.complete(),
                        confirmed.or(() -> Optional.of(
                                Rejection.of(KeptCode.FLAKY, checked.red().get(0), ", but not each time"))));
    }

    /** What new JVMs say of some of these orders without any change; empty where they never show it. */
    static Optional<Rejection> confirmed(List<Red> red, Trials fresh) {
        return red.stream()
                .limit(CONFIRMED)
                .flatMap(one -> confirmed(one, fresh).stream())
                .findFirst();
    }

    private static Optional<Rejection> confirmed(Red red, Trials fresh) {
        long times = IntStream.range(0, CONFIRMATIONS)
                .filter(i -> isRed(red.first(), red.upToFirst(), fresh))
                .count();
        if (times == 0) {
            return Optional.empty();
        }
        return Optional.of(
                times == CONFIRMATIONS
                        ? Rejection.of(KeptCode.ALREADY_ORDER_DEPENDENT, red, "")
                        : Rejection.of(KeptCode.FLAKY, red, " in " + times + " of " + CONFIRMATIONS + " runs"));
    }

    private static boolean isRed(TestId test, TestOrder order, Trials fresh) {
        return OrderCheck.redOf(order, fresh.run(order)).contains(test);
    }
}
