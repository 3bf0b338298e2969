package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.terminal.ProblemText;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
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
        RunArguments run = new RunArguments(surroundings, split.forMaven());
        ShardArguments shard = new ShardArguments(surroundings, split.forMaven());
        DetectArguments detect = new DetectArguments(surroundings, split.forMaven());
        FixArguments fix = new FixArguments(surroundings, split.forMaven());
        DoctorArguments doctor = new DoctorArguments(surroundings, split.forMaven());
        boolean debug = split.own().contains("--debug");
        Function<Throwable, ExitCode> defect = thrown -> new DefectReport(
                        surroundings, arguments, placeForDefects(split.own(), run, shard, detect, fix, doctor))
                .of(thrown);
        CommandLine commandLine = commandLine(run, shard, detect, fix, doctor)
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

    /** Where the project is; nowhere for a command that has none. */
    private static Optional<Path> placeForDefects(
            List<String> arguments,
            RunArguments run,
            ShardArguments shard,
            DetectArguments detect,
            FixArguments fix,
            DoctorArguments doctor) {
        return switch (arguments.isEmpty() ? "" : arguments.get(0)) {
            case "run" -> run.arguments.place.placeForDefects();
            case "shard" -> shard.arguments.place.placeForDefects();
            case "detect" -> detect.place.placeForDefects();
            case "fix" -> fix.place.placeForDefects();
            case "doctor" -> doctor.place.placeForDefects();
            default -> Optional.empty();
        };
    }

    private CommandLine commandLine(
            RunArguments run, ShardArguments shard, DetectArguments detect, FixArguments fix, DoctorArguments doctor) {
        return new CommandLine(new VivaceCommand())
                .addSubcommand(run)
                .addSubcommand(detect)
                .addSubcommand(fix)
                .addSubcommand(shard)
                .addSubcommand(new MergeArguments(surroundings))
                .addSubcommand(new ReportArguments(surroundings))
                .addSubcommand(doctor)
                .setOut(writer(surroundings.out()))
                .setErr(writer(surroundings.err()))
                .setUsageHelpAutoWidth(true);
    }

    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, Charset.defaultCharset());
    }

    private int explain(Problem problem, boolean debug) {
        surroundings.err().println(ProblemText.of(problem));
        if (debug) {
            problem.printStackTrace(surroundings.err());
        }
        return ExitCode.PROBLEM.code();
    }
}
