package dev.vivace.maven;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** The options that every goal on tests has: which tests, in which JVMs, and where its files go. */
abstract class TestMojo extends AbstractMojo {

    /** What is forgotten between test classes: none, reset, process or auto. A search forgets between orders. */
    @Parameter(property = "vivace.isolation")
    private String isolation;

    /** How many JVMs run tests side by side, or auto. */
    @Parameter(property = "vivace.workers")
    private String workers;

    /** Only what matches, in the syntax of Surefire's test parameter. */
    @Parameter(property = "vivace.select")
    private String select;

    /** Only these tests or classes, pkg.Class or pkg.Class#method, separated by commas. */
    @Parameter(property = "vivace.test")
    private String test;

    /** Makes random choices again as they were. */
    @Parameter(property = "vivace.seed")
    private Long seed;

    /** Ends a test that takes longer, for example 30s. */
    @Parameter(property = "vivace.timeout")
    private String timeout;

    /** Heap of a JVM that runs tests, for example 1g. */
    @Parameter(property = "vivace.worker-memory")
    private String workerMemory;

    /** Home of the JDK that runs the tests. */
    @Parameter(property = "vivace.java")
    private String java;

    /** Where Vivace's own files go. */
    @Parameter(property = "vivace.out")
    private File out;

    /** A copy of the result: run.json, detect.json, fix.json or boost.json. */
    @Parameter(property = "vivace.json")
    private File json;

    /** Shows only red tests, or findings, and the summary. */
    @Parameter(property = "vivace.quiet", defaultValue = "false")
    private boolean quiet;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    @Override
    public final void execute() throws MojoFailureException {
        try {
            if (isIntegration()) {
                ForkedPhases.check(
                        execution.getGoal(), session.getSystemProperties().getProperty("maven.version", ""));
            }
            execute(new ModuleTests.Module(project, session, execution));
        } catch (Problem problem) {
            throw new MojoFailureException(problem.text());
        }
    }

    /** Does what the goal is there for in one module; a problem becomes a failure of the build. */
    abstract void execute(ModuleTests.Module module) throws MojoFailureException;

    /** Whether it is about Failsafe's tests rather than Surefire's. */
    abstract boolean isIntegration();

    /** Where our files go where nobody says it; empty for a place of each module. */
    Optional<Path> usualOut(ModuleTests.Module module) {
        return Optional.empty();
    }

    /** The tests and classes that were named. */
    final List<TestId> tests() {
        return given(test, TestProperty::parse).orElseGet(List::of);
    }

    /** What was asked for, completed by what only some goals are asked. */
    final RunRequest request(ModuleTests.Module module, SuiteOptions suite, List<TestId> tests) {
        return new RunRequest(
                given(isolation, OptionText::isolation),
                given(workers, OptionText::workers).map(OptionalInt::of).orElseGet(OptionalInt::empty),
                suite.threads(),
                suite.stages(),
                given(select, Function.identity()),
                tests,
                suite.order(),
                suite.runs(),
                seed == null ? ThreadLocalRandom.current().nextLong(1_000_000) : seed,
                given(timeout, OptionText::duration),
                given(workerMemory, OptionText::memory),
                given(java, text -> OptionText.javaHome(text, placeOf("vivace.java"))),
                suite.failFast(),
                suite.verify(),
                suite.auditRate(),
                Optional.ofNullable(out).map(File::toPath).or(() -> usualOut(module)),
                Optional.ofNullable(json).map(File::toPath));
    }

    final boolean isQuiet() {
        return quiet;
    }

    /** What a path is relative to: where the user types it, or the module whose pom has it. */
    final Path placeOf(String property) {
        return session.getUserProperties().containsKey(property)
                ? Path.of(session.getSystemProperties().getProperty("user.dir"))
                : project.getBasedir().toPath();
    }

    static <T> Optional<T> given(String text, Function<String, T> meaning) {
        return Optional.ofNullable(text).filter(given -> !given.isBlank()).map(meaning);
    }
}
