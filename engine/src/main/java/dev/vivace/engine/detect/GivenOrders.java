package dev.vivace.engine.detect;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Runners;
import java.util.Optional;
import java.util.function.Consumer;

/** Orders that somebody knows from elsewhere: one in which a test passes, another in which it is red. */
public record GivenOrders(TestId test, TestOrder passing, TestOrder failing) {

    private static final Failure NONE = new Failure("", Optional.empty(), "");

    /** The finding, in orders as short as possible; empty where new JVMs do not show it. */
    public Optional<Finding> confirmed(
            TestCatalog catalog, Runners runners, SearchSettings settings, Consumer<String> refused) {
        Examination examination = new Examination(
                new Trials(runners.with(settings.isolation()), problem -> refused.accept(problem.getMessage())),
                new Trials(runners.with(Isolation.PROCESS), problem -> refused.accept(problem.getMessage())),
                settings.confirmations(),
                new Observations(catalog)::alone,
                test -> {});
        return examination
                .of(new Sighting(test, upToTest(passing), upToTest(failing), NONE))
                .finding();
    }

    /** What to tell where it is not so. */
    public Fix notReproduced() {
        Finding claimed = new Finding(test, Finding.Kind.VICTIM, 0, upToTest(passing), upToTest(failing), NONE);
        return new Fix(
                claimed,
                Fix.Status.NOT_REPRODUCED,
                Diagnosis.NONE,
                Optional.empty(),
                "it does the same in both orders, in new JVMs",
                Fix.Times.NONE);
    }

    private TestOrder upToTest(TestOrder order) {
        return new TestOrder(order.tests().subList(0, order.tests().indexOf(test) + 1));
    }
}
