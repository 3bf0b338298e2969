package dev.vivace.cli;

import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.TestId;
import java.util.List;
import picocli.CommandLine.Option;

/** Options of commands that search among orders. */
final class SearchOptions {

    @Option(
            names = "--budget",
            paramLabel = "ORDERS|TIME",
            converter = Converters.OfBudget.class,
            description = "How much the search may cost: a number of orders, 200, or a time, 1h. Default: 10m.")
    Budget budget = DetectRequest.USUAL_BUDGET;

    @Option(
            names = "--confirm",
            paramLabel = "N",
            converter = Converters.OfConfirmations.class,
            description = "How often new JVMs must show a finding, in both of its orders. Default: ${DEFAULT-VALUE}.")
    int confirmations = DetectRequest.USUAL_CONFIRMATIONS;

    /** A search among these tests; among all where there is none. */
    DetectRequest request(TestOptions options, List<TestId> tests, ProjectArguments place) {
        return new DetectRequest(run(options, tests, place), budget, confirmations);
    }

    /** How these tests run in orders of a search. */
    static RunRequest run(TestOptions options, List<TestId> tests, ProjectArguments place) {
        RunRequest plain = RunRequest.plain(options.seed());
        return new RunRequest(
                options.isolation,
                options.workers(),
                plain.threads(),
                plain.stages(),
                options.select,
                tests,
                plain.order(),
                plain.runs(),
                plain.seed(),
                options.timeout,
                options.workerMemory,
                options.java,
                plain.failFast(),
                plain.verify(),
                plain.auditRate(),
                place.outDirectory(),
                place.json());
    }
}
