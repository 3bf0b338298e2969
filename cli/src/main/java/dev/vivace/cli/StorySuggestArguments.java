package dev.vivace.cli;

import dev.vivace.engine.command.StorySuggestCommand;
import dev.vivace.engine.command.StorySuggestCommand.ModuleSuggestions;
import dev.vivace.engine.report.terminal.StorySuggestText;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace stories suggest}: from arguments to proposals on standard output. */
@Command(
        name = "suggest",
        description = "Finds set-ups that several test classes repeat, and sketches how they could share one. "
                + "Changes nothing, and runs no test.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace stories suggest [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace stories suggest --classpath CP --tests DIR_OR_JAR",
            "                              --sources DIR [OPTIONS]"
        })
final class StorySuggestArguments implements ProjectCommand {

    private final Surroundings surroundings;

    @Option(names = "--all", description = "Every proposal, and every class. Default: the few that save most.")
    boolean all;

    @Mixin
    StoryArguments stories;

    StorySuggestArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.stories = new StoryArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return stories.place;
    }

    @Override
    public Integer call() {
        StorySuggestCommand command = new StorySuggestCommand(stories.request());
        List<ModuleSuggestions> modules = stories.launch(stories.report(), command::run, () -> false);
        StorySuggestText text = new StorySuggestText(stories.console(), all, "--all");
        modules.forEach(module ->
                text.lines(module.module(), module.classes(), module.found()).forEach(surroundings.out()::println));
        return ExitCode.OK.code();
    }
}
