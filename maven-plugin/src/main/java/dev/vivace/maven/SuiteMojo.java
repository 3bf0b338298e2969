package dev.vivace.maven;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.model.Stages;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** The options that the goals which run tests have in common with the command line. */
abstract class SuiteMojo extends TestMojo {

    /** What runs at once inside a JVM: none, classes, methods or all. */
    @Parameter(property = "vivace.threads")
    private String threads;

    /** In how many threads. */
    @Parameter(property = "vivace.thread-count")
    private String threadCount;

    /** What makes up for a test that was red beside others: sound or paper. */
    @Parameter(property = "vivace.stages")
    private String stages;

    /** In which order: natural, random, reversed, or a file. */
    @Parameter(property = "vivace.order", defaultValue = "natural")
    private String order;

    /** How often everything is run. */
    @Parameter(property = "vivace.runs", defaultValue = "1")
    private String runs;

    /** Stops after the first class with a red test, and after the first module with one. */
    @Parameter(property = "vivace.fail-fast", defaultValue = "false")
    private boolean failFast;

    /** Compares every verdict with that of a JVM for each class. */
    @Parameter(property = "vivace.verify", defaultValue = "false")
    private boolean verify;

    /** How many of the green classes run in a JVM of their own, too, with isolation auto: 0 to 1. */
    @Parameter(property = "vivace.audit-rate")
    private String auditRate;

    @Inject
    private ModuleTests tests;

    @Override
    final void execute(ModuleTests.Module module) throws MojoFailureException {
        tests.run(module, request(module, options(), tests()), share(module), isIntegration(), isQuiet());
    }

    /** What this machine runs of the tests. */
    ModuleTests.Share share(ModuleTests.Module module) {
        return ModuleTests.Share.ALL;
    }

    private SuiteOptions options() {
        return new SuiteOptions(
                OptionText.threads(
                        given(threads, OptionText::threads),
                        given(threadCount, text -> OptionText.count("threads", text))),
                given(stages, OptionText::stages).orElse(Stages.SOUND),
                given(order, text -> OptionText.order(text, placeOf("vivace.order")))
                        .orElseGet(OrderChoice.Natural::new),
                given(runs, text -> OptionText.count("runs", text)).orElse(1),
                failFast,
                verify,
                given(auditRate, text -> OptionText.rate("audit-rate", text)).orElse(OptionText.AUDIT_RATE));
    }
}
