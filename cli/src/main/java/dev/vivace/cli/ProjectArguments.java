package dev.vivace.cli;

import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.MavenEngineSource;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What the commands on tests have in common: where the tests are, and where results go. */
final class ProjectArguments {

    private final Surroundings surroundings;
    private final List<String> mavenArguments;

    @Parameters(
            arity = "0..1",
            paramLabel = "PROJECT",
            description = "Directory of a Maven project or module. Default: where you are.")
    Path directory = Path.of("");

    @Mixin
    ClassPathOptions classPath = new ClassPathOptions();

    @Mixin
    OutputOptions output = new OutputOptions();

    ProjectArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.mavenArguments = List.copyOf(mavenArguments);
    }

    /** What is to be tested. */
    Project project(boolean integrationTests) {
        MavenProjectReader reader = new MavenProjectReader(surroundings.environment());
        MavenSettings settings = new MavenSettings(Optional.empty(), mavenArguments, integrationTests);
        return classPath.isUsed()
                ? new GivenClassPath(
                        classPath.project(place()),
                        new MavenEngineSource(reader, settings, ownFiles().resolve("engines")))
                : new MavenBuild(reader, place(), settings);
    }

    /** The command that runs a test, or all of an order, again. */
    CommandAgain commandAgain(TestOptions tests, Optional<Path> orderFile) {
        List<String> words = new ArrayList<>();
        if (!directory.toString().isEmpty()) {
            words.add(directory.toString());
        }
        words.addAll(tests.words());
        if (classPath.isUsed()) {
            words.add(ArgumentFile.write(ownFiles().resolve("class-path.args"), classPath.words()));
        }
        return new CommandAgain(surroundings.program(), words, orderFile, mavenArguments, surroundings.windows());
    }

    /** Tells what a search among these tests does, and how each order that it writes is run again. */
    SearchReport searchReport(TestOptions tests) {
        return new SearchReport(
                surroundings.console(output.noColor), output.quiet, order -> commandAgain(tests, Optional.of(order))
                        .ofOrder());
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

    /** Where the user wants a copy of the results. */
    Optional<Path> json() {
        return output.json.map(surroundings.directory()::resolve);
    }

    /** What these options ask for of some tests, or of all where there is none, and nothing beyond them. */
    RunRequest request(TestOptions options, List<TestId> tests) {
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
                outDirectory(),
                json());
    }

    /** What to tell somebody whose project has no tests, or none of those that were chosen. */
    Problem noTests(TestOptions tests) {
        Problem problem = Problem.of("No tests in " + place());
        if (!tests.tests.isEmpty()) {
            return problem.detail("No module has " + tests.tests + ".").tryThis("--select with a pattern, '*Cart*'");
        }
        return tests.select
                .map(pattern -> "--select " + pattern)
                .or(this::mavensOwnSelection)
                .map(selection -> problem.detail("Nothing matches " + selection + ".")
                        .tryThis("a pattern in the syntax of Surefire's -Dtest, such as 'Cart*Test#adds*'"))
                .orElse(
                        problem.tryThis(
                                "test sources with a class that Surefire includes, by default *Test, Test*, *Tests and *TestCase"));
    }

    private Optional<String> mavensOwnSelection() {
        return mavenArguments.stream()
                .filter(argument -> argument.startsWith("-Dtest=") || argument.startsWith("-Dit.test="))
                .findFirst();
    }
}
