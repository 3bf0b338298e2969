package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.MavenEngineSource;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.engine.report.terminal.TerminalReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What the commands that run tests have in common: a project, options, and the way to an exit code. */
final class SuiteArguments {

    private final Surroundings surroundings;
    private final List<String> mavenArguments;

    @Parameters(
            arity = "0..1",
            paramLabel = "PROJECT",
            description = "Directory of a Maven project or module. Default: where you are.")
    Path directory = Path.of("");

    @Mixin
    SuiteOptions suite = new SuiteOptions();

    @Mixin
    ClassPathOptions classPath = new ClassPathOptions();

    @Mixin
    OutputOptions output = new OutputOptions();

    SuiteArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.mavenArguments = List.copyOf(mavenArguments);
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
        TerminalReport report =
                TerminalReport.start(surroundings.console(output.noColor), output.amount(), commandAgain()::of);
        RunCommand command = variant.apply(command(out, report));
        Interruption interruption = Interruption.watch(report, command::cancel);
        try {
            Project.Tested tested =
                    project.test(modules -> interruption.during(() -> command.run(modules)), report::preparing);
            if (suite.integrationTests) {
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
        return suite.integrationTests
                ? RunCommand.partOfReactor(request(out), listener)
                : new RunCommand(request(out), listener);
    }

    /** What is to be tested. */
    Project project() {
        MavenProjectReader reader = new MavenProjectReader(surroundings.environment());
        return classPath.isUsed()
                ? new GivenClassPath(
                        classPath.project(place()),
                        new MavenEngineSource(
                                reader, mavenSettings(), ownFiles().resolve("engines")))
                : new MavenBuild(reader, place(), mavenSettings());
    }

    private MavenSettings mavenSettings() {
        return new MavenSettings(Optional.empty(), mavenArguments, suite.integrationTests);
    }

    private CommandAgain commandAgain() {
        List<String> words = new ArrayList<>();
        if (!directory.toString().isEmpty()) {
            words.add(directory.toString());
        }
        words.addAll(suite.words());
        if (classPath.isUsed()) {
            words.add(ArgumentFile.write(ownFiles().resolve("class-path.args"), classPath.words()));
        }
        return new CommandAgain(
                surroundings.program(),
                words,
                request(outDirectory()).orderFile(),
                mavenArguments,
                surroundings.windows());
    }

    /** The project's directory. */
    Path place() {
        return surroundings.directory().resolve(directory).normalize();
    }

    /** Where our files go. */
    Path ownFiles() {
        return outDirectory().orElse(place().resolve("target").resolve("vivace"));
    }

    /** Where to write about a defect: nowhere where there is no project. */
    Optional<Path> placeForDefects() {
        return Files.isDirectory(place()) ? Optional.of(ownFiles()) : Optional.empty();
    }

    /** Where the user wants them. */
    Optional<Path> outDirectory() {
        return output.out.map(surroundings.directory()::resolve);
    }

    private RunRequest request(Optional<Path> out) {
        return suite.request(out, output.json.map(surroundings.directory()::resolve));
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
        Problem problem = Problem.of("No tests in " + place());
        if (!suite.tests.isEmpty()) {
            return problem.detail("No module has " + suite.tests + ".").tryThis("--select with a pattern, '*Cart*'");
        }
        return suite.select
                .map(pattern -> "--select " + pattern)
                .or(this::mavensOwnSelection)
                .map(selection -> problem.detail("Nothing matches " + selection + ".")
                        .tryThis("a pattern in the syntax of Surefire's -Dtest, such as 'Cart*Test#adds*'"))
                .orElse(problem.tryThis("a class named like *Test, Test*, *Tests or *TestCase in the test sources"));
    }

    private Optional<String> mavensOwnSelection() {
        return mavenArguments.stream()
                .filter(argument -> argument.startsWith("-Dtest=") || argument.startsWith("-Dit.test="))
                .findFirst();
    }
}
