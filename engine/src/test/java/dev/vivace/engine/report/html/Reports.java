package dev.vivace.engine.report.html;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Printed;
import dev.vivace.engine.report.RunReport.Try;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results of modules that do not exist. */
final class Reports {

    private Reports() {}

    static RunReport run(RunReport.Test... tests) {
        return run(Arrays.asList(tests));
    }

    static RunReport run(List<RunReport.Test> tests) {
        return new RunReport(
                Optional.empty(),
                "auto",
                2,
                7,
                60_000,
                RunReport.Summary.of(tests),
                tests,
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    /** Tests of a few milliseconds, one after another on four workers. */
    static RunReport large(int count) {
        List<RunReport.Test> tests = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean red = i % 1000 == 17;
            Try attempt = attempt(red ? Outcome.FAILED : Outcome.PASSED, 1 + i % 4, i / 4 * 6L, 5, red ? "was 1" : "");
            tests.add(new RunReport.Test(
                    TestId.parse("shop.part" + i / 100 + ".Some" + i / 10 + "Test#keepsPromise" + i),
                    Optional.empty(),
                    attempt.outcome(),
                    List.of(),
                    5,
                    List.of(attempt)));
        }
        return run(tests);
    }

    static RunReport.Test passed(String id) {
        return test(id, Outcome.PASSED, "", "");
    }

    static RunReport.Test failed(String id, String trace) {
        return test(id, Outcome.FAILED, trace, "");
    }

    static RunReport.Test skipped(String id) {
        return test(id, Outcome.SKIPPED, "", "");
    }

    /** One that a stopped run did not get to. */
    static RunReport.Test notRun(String id) {
        return flagged(skipped(id), TestVerdict.NOT_RUN);
    }

    /** One that was red beside others when the run was stopped. */
    static RunReport.Test unconfirmed(String id) {
        return flagged(skipped(id), TestVerdict.UNCONFIRMED);
    }

    private static RunReport.Test flagged(RunReport.Test test, String flag) {
        return new RunReport.Test(test.id(), test.module(), test.outcome(), List.of(flag), 0, test.attempts());
    }

    static RunReport.Test test(String id, Outcome outcome, String trace, String printed) {
        Try bare = attempt(outcome, 1, 0, 12, trace);
        Try attempt = new Try(
                bare.stage(),
                outcome,
                1,
                0,
                12,
                bare.failure(),
                Optional.empty(),
                Optional.of(printed).filter(text -> !text.isEmpty()).map(text -> new Printed(text.length(), text)));
        TestId parsed = TestId.parse(id);
        return new RunReport.Test(parsed, Optional.empty(), outcome, List.of(), 12, List.of(attempt));
    }

    static Try attempt(Outcome outcome, int worker, long start, long millis, String trace) {
        return new Try(
                Stage.PARALLEL,
                outcome,
                worker,
                start,
                millis,
                Optional.of(trace)
                        .filter(text -> !text.isEmpty())
                        .map(text -> new Failure("E", Optional.empty(), text)),
                Optional.empty(),
                Optional.empty());
    }

    static ModuleResults module(RunReport run) {
        return new ModuleResults(
                "shop:core",
                "",
                "target/vivace",
                Optional.of(run),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of());
    }
}
