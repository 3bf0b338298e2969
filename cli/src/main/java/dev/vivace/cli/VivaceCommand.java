package dev.vivace.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What {@code vivace} without a command says. */
@Command(
        name = "vivace",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = HelpCommand.class,
        description = "Runs Java test suites, in any order, with the verdicts that Surefire gives.",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Exit codes: 0 all tests passed, 1 tests failed, 2 wrong usage or a problem that you can fix,",
            "            3 a defect of Vivace, 130 interrupted."
        })
final class VivaceCommand implements Runnable {

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A command is missing.");
    }
}
