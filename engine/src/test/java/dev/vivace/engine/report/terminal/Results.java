package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Attempt;
import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestNode;
import dev.vivace.engine.model.TestResult;
import dev.vivace.engine.model.TestVerdict;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Results with what matters to a display. */
final class Results {

    private Results() {}

    static TestResult passed(String id) {
        return result(1, id, Outcome.PASSED, Optional.empty());
    }

    static TestResult skipped(String id) {
        return result(1, id, Outcome.SKIPPED, Optional.empty());
    }

    static TestResult failed(String id, String message) {
        return red(id, Outcome.FAILED, message, "org.opentest4j.AssertionFailedError: " + message + "\n");
    }

    static TestResult red(String id, Outcome outcome, String message, String trace) {
        Failure failure = new Failure("org.opentest4j.AssertionFailedError", Optional.of(message), trace);
        return result(1, id, outcome, Optional.of(failure));
    }

    static TestResult on(int worker, TestResult result) {
        return new TestResult(
                result.id(),
                result.node(),
                result.outcome(),
                result.failure(),
                result.skipReason(),
                result.start(),
                result.duration(),
                result.output(),
                worker,
                result.span());
    }

    static TestResult taking(Duration duration, TestResult result) {
        return new TestResult(
                result.id(),
                result.node(),
                result.outcome(),
                result.failure(),
                result.skipReason(),
                result.start(),
                duration,
                result.output(),
                result.worker(),
                result.span());
    }

    static TestResult printing(CapturedOutput output, TestResult result) {
        return new TestResult(
                result.id(),
                result.node(),
                result.outcome(),
                result.failure(),
                result.skipReason(),
                result.start(),
                result.duration(),
                output,
                result.worker(),
                result.span());
    }

    /** A suite in which each test ran once. */
    static SuiteResult suite(TestResult... results) {
        return suiteOf(Stream.of(results)
                .map(result -> verdict(result.outcome(), result))
                .toArray(TestVerdict[]::new));
    }

    static SuiteResult suiteOf(TestVerdict... verdicts) {
        return new SuiteResult(
                "shop",
                "none",
                1,
                1,
                Instant.EPOCH,
                Duration.ofMillis(2300),
                List.of(verdicts),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    static TestVerdict verdict(Outcome outcome, TestResult... attempts) {
        return new TestVerdict(
                attempts[0].id(),
                outcome,
                Set.of(),
                Stream.of(attempts)
                        .map(result -> new Attempt(Attempt.Stage.SUITE, result))
                        .toList());
    }

    private static TestResult result(int worker, String id, Outcome outcome, Optional<Failure> failure) {
        TestNode node = new TestNode(id, Optional.empty(), TestNode.Kind.TEST, id, id, Optional.empty());
        return new TestResult(
                TestId.parse(id),
                node,
                outcome,
                failure,
                Optional.empty(),
                Instant.EPOCH,
                Duration.ofMillis(20),
                CapturedOutput.none(),
                worker,
                new TestResult.Span(0, 0));
    }
}
