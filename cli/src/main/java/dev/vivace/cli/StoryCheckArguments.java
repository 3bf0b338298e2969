package dev.vivace.cli;

import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.command.StoryCheckCommand;
import dev.vivace.engine.command.StoryCheckCommand.ModuleCheck;
import dev.vivace.engine.command.StoryCheckRequest;
import dev.vivace.engine.report.terminal.SearchReport;
import dev.vivace.engine.report.terminal.StoryCheckText;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace stories check}: from arguments to runs, and from what differs in them to an exit code. */
@Command(
        name = "check",
        description = "Runs tests that share set-ups with and without reuse, in several orders, "
                + "and names every test whose verdict differs.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace stories check [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace stories check --classpath CP --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {"", "Exit code 1 where a verdict differs."})
final class StoryCheckArguments implements ProjectCommand {

    private final Surroundings surroundings;

    @Option(
            names = "--runs",
            paramLabel = "N",
            converter = Converters.OfRuns.class,
            description = "How many shuffled orders run, each with and without reuse. Default: ${DEFAULT-VALUE}.")
    int runs = StoryCheckRequest.USUAL_SHUFFLED;

    @Mixin
    StoryArguments stories;

    StoryCheckArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.stories = new StoryArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return stories.place;
    }

    @Override
    public Integer call() {
        SearchReport report = stories.report();
        StoryCheckCommand command =
                new StoryCheckCommand(new StoryCheckRequest(stories.request(), runs), DetectListener.showing(report));
        List<ModuleCheck> modules = stories.launch(report, command::run, command::cancel);
        StoryCheckText text = new StoryCheckText(stories.console(), stories::again);
        modules.forEach(module -> text.lines(module.result(), module.orders()).forEach(surroundings.out()::println));
        boolean differs = modules.stream()
                .anyMatch(module -> !module.result().differences().isEmpty());
        return (differs ? ExitCode.RED : ExitCode.OK).code();
    }
}
