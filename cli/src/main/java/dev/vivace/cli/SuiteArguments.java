package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.report.terminal.TerminalReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Mixin;

/** What the commands that run tests have in common: a project, options, and the way to an exit code. */
final class SuiteArguments {

    private final Surroundings surroundings;

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    ProjectArguments place;

    SuiteArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    /**
     * Runs tests.
     *
     * @param out where our files go
     * @param variant of the command that runs them all
     * @param elsewhere whether there are tests that are not for us; then we need not have any
     */
    ExitCode run(Optional<Path> out, UnaryOperator<RunCommand> variant, BooleanSupplier elsewhere) {
        Project project = project();
        CommandAgain again = place.commandAgain(suite.common, request(out).orderFile());
        TerminalReport report =
                TerminalReport.start(surroundings.console(place.output.noColor), place.output.amount(), again::of);
        RunCommand command = variant.apply(command(out, report));
        Interruption interruption = Interruption.watch(report::stopping, report::interrupt, command::cancel);
        try {
            Project.Tested tested =
                    project.test(modules -> interruption.during(() -> command.run(modules)), report::preparing);
            if (suite.common.integrationTests) {
                // Modules with integration tests run one by one while Maven waits, and each call wrote its own results.
                command.writeJson(tested.outcome());
            }
            interruption.awaitEndIfHappened();
            if (tested.lacksTests() && !elsewhere.getAsBoolean()) {
                throw noTests();
            }
            return exitCode(tested, report);
        } catch (RuntimeException | Error e) {
            // Whatever fails while everything is being ended is a consequence, not news.
            interruption.awaitEndIfHappened();
            report.abandon();
            throw e;
        }
    }

    /** The command that runs all tests, and tells the listener about it. */
    RunCommand command(Optional<Path> out, SuiteListener listener) {
        return suite.common.integrationTests
                ? RunCommand.partOfReactor(request(out), listener)
                : new RunCommand(request(out), listener);
    }

    boolean runsIntegrationTests() {
        return suite.common.integrationTests;
    }

    /** What is to be tested. */
    Project project() {
        return place.project(suite.common.integrationTests);
    }

    private RunRequest request(Optional<Path> out) {
        return suite.request(out, place.json());
    }

    private static ExitCode exitCode(Project.Tested tested, TerminalReport report) {
        report.finish();
        if (tested.outcome().differs()) {
            return ExitCode.DEFECT;
        }
        return tested.outcome().isRed() ? ExitCode.RED : ExitCode.OK;
    }

    /** What to tell somebody whose project has no tests, or none of those that were chosen. */
    Problem noTests() {
        return place.noTests(suite.common);
    }
}
