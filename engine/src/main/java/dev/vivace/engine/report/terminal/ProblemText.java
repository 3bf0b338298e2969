package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Problem;
import java.util.stream.Collectors;

/** A problem as text for a console, whatever is in the names and outputs that it quotes. */
public final class ProblemText {

    private ProblemText() {}

    /** Several lines without a final line end. */
    public static String of(Problem problem) {
        return problem.text().lines().map(SafeText::line).collect(Collectors.joining(System.lineSeparator()));
    }
}
