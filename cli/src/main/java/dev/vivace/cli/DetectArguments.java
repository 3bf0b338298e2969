package dev.vivace.cli;

import dev.vivace.engine.command.DetectCommand;
import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.SearchReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace detect}: from arguments to a search, and from what it finds to an exit code. */
@Command(
        name = "detect",
        description = "Finds tests whose verdict depends on the order in which tests run, or changes by chance.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace detect [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace detect --classpath CP --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {"", "What stands behind -- goes to Maven: vivace detect . -- -Pci -o"})
final class DetectArguments implements Callable<Integer> {

    private final Surroundings surroundings;

    @Mixin
    ProjectArguments place;

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
            description = "How often both orders of a finding must show it in new JVMs. Default: ${DEFAULT-VALUE}.")
    int confirmations = DetectRequest.USUAL_CONFIRMATIONS;

    @Mixin
    TestOptions tests = new TestOptions();

    DetectArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    @Override
    public Integer call() {
        SearchReport report = new SearchReport(
                surroundings.console(place.output.noColor),
                place.output.quiet,
                order -> place.commandAgain(tests, Optional.of(order)).ofOrder());
        DetectCommand command = new DetectCommand(request(), DetectListener.showing(report), tests.integrationTests);
        Project project = place.project(tests.integrationTests);
        Interruption interruption = Interruption.watch(
                () -> report.notice("Interrupted: ending the search"), report::abandon, command::cancel);
        List<ModuleFindings> found = Collections.synchronizedList(new ArrayList<>());
        List<LaunchSpec> modules;
        try {
            modules = project.launch(
                    specs -> found.addAll(interruption.during(() -> command.run(specs))), report::preparing);
        } catch (RuntimeException | Error e) {
            // Whatever fails while everything is being ended is a consequence, not news.
            interruption.awaitEndIfHappened();
            report.abandon();
            throw e;
        }
        interruption.awaitEndIfHappened();
        if (found.isEmpty() && !Project.areSkipped(modules)) {
            report.abandon();
            throw place.noTests(tests);
        }
        boolean any =
                found.stream().anyMatch(module -> !module.result().findings().isEmpty());
        return (any ? ExitCode.RED : ExitCode.OK).code();
    }

    private DetectRequest request() {
        RunRequest plain = RunRequest.plain(tests.seed());
        return new DetectRequest(
                new RunRequest(
                        tests.isolation,
                        tests.workers(),
                        plain.threads(),
                        plain.stages(),
                        tests.select,
                        tests.tests,
                        plain.order(),
                        plain.runs(),
                        plain.seed(),
                        tests.timeout,
                        tests.workerMemory,
                        tests.java,
                        plain.failFast(),
                        plain.verify(),
                        plain.auditRate(),
                        place.outDirectory(),
                        place.json()),
                budget,
                confirmations);
    }
}
