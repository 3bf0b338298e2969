package dev.vivace.engine.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.ScriptedRunner;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScreeningTest {

    private static final TestId CLASS = TestId.ofClass("A");

    private final ScriptedRunner tests = new ScriptedRunner().with("A#a").with("A#b");

    @Test
    void seesThatTheTearDownOfAClassIsRedOnlyAfterResets() {
        Screening screening = new Screening(trials(withRedTearDown()), trials(tests));

        assertThat(screening.redOnlyAfterResets(TestOrder.of("A#a", "A#b"), List.of(CLASS)))
                .containsExactly(CLASS);
    }

    @Test
    void seesThatTheTearDownOfAClassIsRedInNewJvmsToo() {
        Screening screening = new Screening(trials(withRedTearDown()), trials(withRedTearDown()));

        assertThat(screening.redOnlyAfterResets(TestOrder.of("A#a", "A#b"), List.of(CLASS)))
                .isEmpty();
    }

    private static Trials trials(OrderRunner runner) {
        return new Trials(runner, problem -> {});
    }

    private OrderRunner withRedTearDown() {
        return new OrderRunner() {
            @Override
            public TestCatalog catalog() {
                return tests.catalog();
            }

            @Override
            public OrderRun run(TestOrder order, RunListener listener) {
                OrderRun run = tests.run(order, listener);
                return run.with(
                        Stream.concat(
                                        run.tests().stream(),
                                        Stream.of(red(run.tests().get(0))))
                                .toList(),
                        List.of());
            }

            @Override
            public void close() {
                tests.close();
            }
        };
    }

    private static TestResult red(TestResult like) {
        return new TestResult(
                CLASS,
                like.node(),
                Outcome.FAILED,
                Optional.empty(),
                Optional.empty(),
                like.start(),
                like.duration(),
                like.output(),
                like.worker(),
                like.span());
    }
}
