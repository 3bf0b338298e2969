package dev.vivace.cli;

import dev.vivace.engine.model.Problem;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Arguments that make no sense, told in our form: what, and what to try. */
final class UsageProblem {

    private static final int SUGGESTIONS = 3;

    private UsageProblem() {}

    static Problem of(ParameterException e) {
        if (e.getCause() instanceof Problem problem) {
            return problem;
        }
        Problem problem =
                e instanceof UnmatchedArgumentException unmatched ? unknown(unmatched) : Problem.of(e.getMessage());
        return problem.tryThis(e.getCommandLine().getCommandSpec().qualifiedName() + " --help");
    }

    private static Problem unknown(UnmatchedArgumentException e) {
        String argument = e.getUnmatched().get(0);
        boolean command = !e.getCommandLine().getSubcommands().isEmpty();
        if (e.isUnknownOption()) {
            return suggest(Problem.of("Unknown option: " + argument), e, "");
        }
        return command
                ? suggest(
                        Problem.of("Unknown command: " + argument),
                        e,
                        e.getCommandLine().getCommandSpec().qualifiedName() + " ")
                : Problem.of("One argument too many: " + argument);
    }

    private static Problem suggest(Problem problem, UnmatchedArgumentException e, String before) {
        Problem suggesting = problem;
        for (String similar : e.getSuggestions().stream().limit(SUGGESTIONS).toList()) {
            suggesting = suggesting.tryThis(before + similar);
        }
        return suggesting;
    }
}
