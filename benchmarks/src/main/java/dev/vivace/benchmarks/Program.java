package dev.vivace.benchmarks;

import java.util.concurrent.Callable;
import picocli.CommandLine;

/** How every comparison is started. */
final class Program {

    private Program() {}

    /** Runs a command; what it cannot do is said in a sentence. What nobody expected is no answer either. */
    static int run(Callable<Integer> command, String... arguments) {
        CommandLine commandLine = new CommandLine(command);
        commandLine.setExecutionExceptionHandler((failure, line, parsed) -> {
            if (failure instanceof ComparisonFailure) {
                line.getErr().println(failure.getMessage());
                return CommandLine.ExitCode.USAGE;
            }
            throw failure;
        });
        commandLine.setExitCodeExceptionMapper(failure -> CommandLine.ExitCode.USAGE);
        return commandLine.execute(arguments);
    }
}
