package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.MavenEngineSource;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.terminal.TerminalReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code vivace run}: from arguments to a request, and from its outcome to an exit code. */
@Command(
        name = "run",
        description = "Runs the tests of a Maven project, compiled first if need be, as its Surefire is configured.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace run [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace run --classpath CP --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {"", "What stands behind -- goes to Maven: vivace run . -- -Pci -o"})
final class RunArguments implements Callable<Integer> {

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

    @Mixin
    PlannedOptions planned = new PlannedOptions();

    RunArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.mavenArguments = List.copyOf(mavenArguments);
    }

    @Override
    public Integer call() {
        Project project = project();
        TerminalReport report =
                TerminalReport.start(surroundings.console(output.noColor), output.amount(), commandAgain()::of);
        RunCommand command = suite.integrationTests
                ? RunCommand.partOfReactor(request(), report)
                : new RunCommand(request(), report);
        Interruption interruption = Interruption.watch(report, command::cancel);
        try {
            Project.Tested tested =
                    project.test(modules -> interruption.during(() -> command.run(modules)), report::preparing);
            writeJson(tested.outcome());
            interruption.awaitEndIfHappened();
            return exitCode(tested, report).code();
        } catch (RuntimeException | Error e) {
            // Whatever fails while everything is being ended is a consequence, not news.
            interruption.awaitEndIfHappened();
            report.abandon();
            throw e;
        }
    }

    private Project project() {
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
                surroundings.program(), words, request().orderFile(), mavenArguments, surroundings.windows());
    }

    private Path place() {
        return surroundings.directory().resolve(directory).normalize();
    }

    private Path ownFiles() {
        return outDirectory().orElse(place().resolve("target").resolve("vivace"));
    }

    /** Where to write about a defect: nowhere where there is no project. */
    Optional<Path> placeForDefects() {
        return Files.isDirectory(place()) ? Optional.of(ownFiles()) : Optional.empty();
    }

    private Optional<Path> outDirectory() {
        return output.out.map(surroundings.directory()::resolve);
    }

    private RunRequest request() {
        return suite.request(outDirectory(), output.json.map(surroundings.directory()::resolve));
    }

    /** Modules with integration tests run one by one while Maven waits, and each request writes its own results only. */
    private void writeJson(RunOutcome outcome) {
        if (suite.integrationTests) {
            request().json().ifPresent(file -> RunJson.write(file, outcome.suites()));
        }
    }

    private ExitCode exitCode(Project.Tested tested, TerminalReport report) {
        if (tested.lacksTests()) {
            throw noTests();
        }
        report.finish();
        if (tested.outcome().differs()) {
            return ExitCode.DEFECT;
        }
        return tested.outcome().isRed() ? ExitCode.RED : ExitCode.OK;
    }

    private Problem noTests() {
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
