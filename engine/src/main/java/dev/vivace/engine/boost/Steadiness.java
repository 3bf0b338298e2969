package dev.vivace.engine.boost;

import dev.vivace.engine.boost.OrderCheck.Checked;
import dev.vivace.engine.boost.OrderCheck.Red;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Whether tests pass in every order as they are: only then does a red one tell anything about a change.
 *
 * @param verdicts in natural order, in a new JVM
 * @param isolation what is to be forgotten between orders: more than was asked for, where a new JVM disagrees
 * @param complete whether all orders ran; otherwise what is red with a change has to be asked without it
 * @param objection why they do not
 */
record Steadiness(Verdicts verdicts, Isolation isolation, boolean complete, Optional<Rejection> objection) {

    private static final int CONFIRMATIONS = 3;
    private static final int CONFIRMED = 3;

    /** Of these tests, without any change. */
    static Steadiness of(ClassOrders orders, Runners unchanged, OrderCheck check, Isolation isolation) {
        Verdicts natural = Verdicts.of(Trials.inNewJvms(unchanged).run(orders.together()));
        Optional<Rejection> red = natural.red()
                .map(test -> Rejection.of(KeptCode.ALREADY_FAILS, test + " is red in natural order"))
                .or(() -> natural.complete()
                        ? Optional.empty()
                        : Optional.of(Rejection.of(KeptCode.ALREADY_FAILS, "its JVM was lost in natural order")));
        return red.isPresent()
                ? new Steadiness(natural, isolation, true, red)
                : inAllOrders(natural, orders, unchanged, check, isolation);
    }

    private static Steadiness inAllOrders(
            Verdicts natural, ClassOrders orders, Runners unchanged, OrderCheck check, Isolation isolation) {
        Checked checked = check.of(orders.all(), Trials.with(isolation, unchanged));
        if (checked.red().isEmpty()) {
            return new Steadiness(natural, isolation, checked.complete(), Optional.empty());
        }
        Optional<Rejection> confirmed = confirmed(checked.red(), Trials.inNewJvms(unchanged));
        boolean isDoubtful = confirmed.isEmpty() && isolation != Isolation.PROCESS;
        return isDoubtful
                ? inAllOrders(natural, orders, unchanged, check, Isolation.PROCESS)
                : new Steadiness(
                        natural,
                        isolation,
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
