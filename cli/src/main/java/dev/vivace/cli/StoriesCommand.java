package dev.vivace.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What {@code vivace stories} without a command of its own says. */
@Command(
        name = "stories",
        description = "The fixtures that test classes share: shows them, checks them, finds more of them.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "graph|check|suggest")
final class StoriesCommand implements Runnable {

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Which of them: graph, check or suggest?");
    }
}
