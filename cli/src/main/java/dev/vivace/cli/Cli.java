package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.terminal.ProblemText;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;

/** One call of the command line, from its arguments to its exit code. */
final class Cli {

    private final Surroundings surroundings;

    Cli(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    ExitCode run(List<String> arguments) {
        SplitArguments split = SplitArguments.of(arguments);
        boolean debug = split.own().contains("--debug");
        CommandLine commandLine = commandLine(split.forMaven());
        Function<Throwable, ExitCode> defect =
                thrown -> new DefectReport(surroundings, arguments, placeForDefects(commandLine)).of(thrown);
        commandLine
                .setParameterExceptionHandler((e, given) -> explain(UsageProblem.of(e), debug))
                .setExecutionExceptionHandler((e, command, result) -> e instanceof Problem problem
                        ? explain(problem, debug)
                        : defect.apply(e).code());
        try {
            return ExitCode.of(commandLine.execute(split.own().toArray(String[]::new)));
        } catch (Error e) {
            return defect.apply(e);
        }
    }

    private CommandLine commandLine(List<String> forMaven) {
        return new CommandLine(new VivaceCommand())
                .addSubcommand(new RunArguments(surroundings, forMaven))
                .addSubcommand(new DetectArguments(surroundings, forMaven))
                .addSubcommand(new FixArguments(surroundings, forMaven))
                .addSubcommand(new BoostArguments(surroundings, forMaven))
                .addSubcommand(stories(forMaven))
                .addSubcommand(new ShardArguments(surroundings, forMaven))
                .addSubcommand(new MergeArguments(surroundings))
                .addSubcommand(new ReportArguments(surroundings))
                .addSubcommand(new DoctorArguments(surroundings, forMaven))
                .setOut(writer(surroundings.out()))
                .setErr(writer(surroundings.err()))
                .setUsageHelpAutoWidth(true);
    }

    private CommandLine stories(List<String> forMaven) {
        return new CommandLine(new StoriesCommand())
                .addSubcommand(new StoryGraphArguments(surroundings, forMaven))
                .addSubcommand(new StoryCheckArguments(surroundings, forMaven))
                .addSubcommand(new StorySuggestArguments(surroundings, forMaven));
    }

    /** Where the project is; nowhere for a command that has none. */
    private static Optional<Path> placeForDefects(CommandLine commandLine) {
        CommandLine.ParseResult parsed = commandLine.getParseResult();
        while (parsed.hasSubcommand()) {
            parsed = parsed.subcommand();
        }
        return parsed.commandSpec().userObject() instanceof ProjectCommand command
                ? command.place().placeForDefects()
                : Optional.empty();
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(new StreamWriter(stream), true);
    }

    private int explain(Problem problem, boolean debug) {
        surroundings.err().println(ProblemText.of(problem));
        if (debug) {
            problem.printStackTrace(surroundings.err());
        }
        return ExitCode.PROBLEM.code();
    }
}
