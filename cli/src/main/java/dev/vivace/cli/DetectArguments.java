package dev.vivace.cli;

import dev.vivace.engine.command.DetectCommand;
import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.report.terminal.SearchReport;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
final class DetectArguments implements ProjectCommand {

    @Mixin
    ProjectArguments place;

    @Mixin
    SearchOptions search = new SearchOptions();

    @Mixin
    TestOptions tests = new TestOptions();

    DetectArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return place;
    }

    @Override
    public Integer call() {
        SearchReport report = place.searchReport(tests);
        DetectCommand command = new DetectCommand(
                search.request(tests, tests.tests, place), DetectListener.showing(report), tests.integrationTests);
        List<ModuleFindings> found = Launching.run(place, tests, report, command::run, command::cancel);
        boolean any =
                found.stream().anyMatch(module -> !module.result().findings().isEmpty());
        return (any ? ExitCode.RED : ExitCode.OK).code();
    }
}
