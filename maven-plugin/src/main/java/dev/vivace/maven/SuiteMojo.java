package dev.vivace.maven;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Stages;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import javax.inject.Inject;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** The options that the goals which run tests have in common with the command line. */
abstract class SuiteMojo extends AbstractMojo {

    /** What is forgotten between test classes: none, reset, process or auto. */
    @Parameter(property = "vivace.isolation")
    private String isolation;

    /** How many JVMs run tests side by side, or auto. */
    @Parameter(property = "vivace.workers")
    private String workers;

    /** What runs at once inside a JVM: none, classes, methods or all. */
    @Parameter(property = "vivace.threads")
    private String threads;

    /** In how many threads. */
    @Parameter(property = "vivace.thread-count")
    private String threadCount;

    /** What makes up for a test that was red beside others: sound or paper. */
    @Parameter(property = "vivace.stages")
    private String stages;

    /** Only what matches, in the syntax of Surefire's test parameter. */
    @Parameter(property = "vivace.select")
    private String select;

    /** Only these tests or classes, pkg.Class or pkg.Class#method, separated by commas. */
    @Parameter(property = "vivace.test")
    private String test;

    /** In which order: natural, random, reversed, or a file. */
    @Parameter(property = "vivace.order", defaultValue = "natural")
    private String order;

    /** How often everything is run. */
    @Parameter(property = "vivace.runs", defaultValue = "1")
    private String runs;

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

    /** Stops after the first class with a red test, and after the first module with one. */
    @Parameter(property = "vivace.fail-fast", defaultValue = "false")
    private boolean failFast;

    /** Compares every verdict with that of a JVM for each class. */
    @Parameter(property = "vivace.verify", defaultValue = "false")
    private boolean verify;

    /** How many of the green classes run in a JVM of their own, too, with isolation auto: 0 to 1. */
    @Parameter(property = "vivace.audit-rate")
    private String auditRate;

    /** Where Vivace's own files go. */
    @Parameter(property = "vivace.out")
    private File out;

    /** A copy of run.json. */
    @Parameter(property = "vivace.json")
    private File json;

    /** Shows red tests and the summary only. */
    @Parameter(property = "vivace.quiet", defaultValue = "false")
    private boolean quiet;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
    private MojoExecution execution;

    @Inject
    private ModuleTests tests;

    @Override
    public void execute() throws MojoFailureException {
        try {
            if (isIntegration()) {
                ForkedPhases.check(
                        execution.getGoal(), session.getSystemProperties().getProperty("maven.version", ""));
            }
            ModuleTests.Module module = new ModuleTests.Module(project, session, execution);
            tests.run(module, request(usualOut(module)), share(module), isIntegration(), quiet);
        } catch (Problem problem) {
            throw new MojoFailureException(problem.text());
        }
    }

    /** Whether Failsafe's tests are run rather than Surefire's. */
    abstract boolean isIntegration();

    /** What this machine runs of the tests. */
    ModuleTests.Share share(ModuleTests.Module module) {
        return ModuleTests.Share.ALL;
    }

    /** Where our files go where nobody says it; empty for a place of each module. */
    Optional<Path> usualOut(ModuleTests.Module module) {
        return Optional.empty();
    }

    private RunRequest request(Optional<Path> usualOut) {
        return new RunRequest(
                given(isolation, OptionText::isolation),
                given(workers, OptionText::workers).map(OptionalInt::of).orElseGet(OptionalInt::empty),
                OptionText.threads(
                        given(threads, OptionText::threads),
                        given(threadCount, text -> OptionText.count("threads", text))),
                given(stages, OptionText::stages).orElse(Stages.SOUND),
                given(select, Function.identity()),
                given(test, NamedTests::parse).orElseGet(List::of),
                given(order, text -> OptionText.order(text, placeOf("vivace.order")))
                        .orElseGet(OrderChoice.Natural::new),
                given(runs, text -> OptionText.count("runs", text)).orElse(1),
                seed == null ? ThreadLocalRandom.current().nextLong(1_000_000) : seed,
                given(timeout, OptionText::duration),
                given(workerMemory, OptionText::memory),
                given(java, text -> OptionText.javaHome(text, placeOf("vivace.java"))),
                failFast,
                verify,
                given(auditRate, text -> OptionText.rate("audit-rate", text)).orElse(OptionText.AUDIT_RATE),
                Optional.ofNullable(out).map(File::toPath).or(() -> usualOut),
                Optional.ofNullable(json).map(File::toPath));
    }

    /** What a path is relative to: where the user types it, or the module whose pom has it. */
    private Path placeOf(String property) {
        return session.getUserProperties().containsKey(property)
                ? Path.of(session.getSystemProperties().getProperty("user.dir"))
                : project.getBasedir().toPath();
    }

    private static <T> Optional<T> given(String text, Function<String, T> meaning) {
        return Optional.ofNullable(text).filter(given -> !given.isBlank()).map(meaning);
    }
}
