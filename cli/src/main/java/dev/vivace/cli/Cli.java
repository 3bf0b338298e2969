package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.terminal.ProblemText;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;

/** One call of the command line, from its arguments to its exit code. */
final class Cli {

    private final Surroundings surroundings;

    Cli(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    ExitCode run(List<String> arguments) {
        SplitArguments split = SplitArguments.of(arguments);
        RunArguments run = new RunArguments(surroundings, split.forMaven());
        boolean debug = split.own().contains("--debug");
        try {
            return ExitCode.of(commandLine(run, debug).execute(split.own().toArray(String[]::new)));
        } catch (RuntimeException | Error e) {
            return new DefectReport(surroundings, arguments, run.outDirectory()).of(e);
        }
    }

    private CommandLine commandLine(RunArguments run, boolean debug) {
        return new CommandLine(new VivaceCommand())
                .addSubcommand(run)
                .setOut(new PrintWriter(surroundings.out(), true))
                .setErr(new PrintWriter(surroundings.err(), true))
                .setUsageHelpAutoWidth(true)
                .setParameterExceptionHandler((e, given) -> explain(UsageProblem.of(e), debug))
                .setExecutionExceptionHandler((e, command, result) -> explain(problem(e), debug));
    }

    /** Whatever else was thrown is a defect, and told as one. */
    private static Problem problem(Exception e) throws Exception {
        if (e instanceof Problem problem) {
            return problem;
        }
        throw e;
    }

    private int explain(Problem problem, boolean debug) {
        surroundings.err().println(ProblemText.of(problem));
        if (debug) {
            problem.printStackTrace(surroundings.err());
        }
        return ExitCode.PROBLEM.code();
    }
}
