package dev.vivace.cli;

import dev.vivace.engine.command.StoryGraphCommand;
import dev.vivace.engine.command.StoryGraphCommand.ModuleStories;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.report.StoryDiagram;
import dev.vivace.engine.report.terminal.StoryText;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace stories graph}: from arguments to a graph on standard output. */
@Command(
        name = "graph",
        description = "Shows which test classes use the set-ups of which, in which order they would run, "
                + "and how many set-ups that saves. Runs no test.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace stories graph [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace stories graph --classpath CP --tests DIR_OR_JAR [OPTIONS]"
        },
        footer = {"", "Exit code 1 where the graph has a cycle or an unknown provider."})
final class StoryGraphArguments implements ProjectCommand {

    /** How a graph is printed. */
    enum Format {
        text,
        mermaid,
        dot
    }

    private final Surroundings surroundings;

    @Option(
            names = "--format",
            paramLabel = "text|mermaid|dot",
            description = "text (default) for people, mermaid or dot for programs that draw.")
    Format format = Format.text;

    @Mixin
    StoryArguments stories;

    StoryGraphArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.stories = new StoryArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return stories.place;
    }

    @Override
    public Integer call() {
        StoryGraphCommand command = new StoryGraphCommand(stories.request());
        List<ModuleStories> modules = stories.launch(stories.report(), command::run, () -> false);
        modules.forEach(this::print);
        boolean wrong =
                modules.stream().anyMatch(module -> !module.plan().problems().isEmpty());
        return (wrong ? ExitCode.RED : ExitCode.OK).code();
    }

    private void print(ModuleStories module) {
        StoryPlan plan = module.plan();
        StoryText text = StoryText.of(stories.console(), plan);
        List<String> lines =
                switch (format) {
                    case text -> text.lines(module.module());
                    case mermaid -> new StoryDiagram(plan).mermaid();
                    case dot -> new StoryDiagram(plan).dot();
                };
        lines.forEach(surroundings.out()::println);
        if (format != Format.text) {
            text.problems().forEach(surroundings.err()::println);
        }
    }
}
