package dev.vivace.benchmarks;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs real suites with Surefire and with Vivace and prints whether verdicts and times are equal. */
@CommandLine.Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description =
                "Runs real suites with Surefire and with Vivace, back to back, and compares verdicts and median times.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:all verdicts are equal, and no ratio is above the limit",
            "1:some verdicts differ, or a ratio is above the limit",
            "2:the comparison could not be made"
        })
public final class Compare implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    @Option(names = "--max-ratio", paramLabel = "R", description = "How many times as long as Surefire we may take.")
    private double maxRatio = Double.POSITIVE_INFINITY;

    @Option(names = "--surefire-only", description = "Only show whether Surefire agrees with itself.")
    private boolean surefireOnly;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Compare(), args));
    }

    @Override
    public Integer call() {
        List<Comparison> comparisons = choice.compare(this::compare, Table::of);
        return comparisons.stream().allMatch(comparison -> comparison.isEqual() && comparison.isWithin(maxRatio))
                ? 0
                : 1;
    }

    private Comparison compare(Subject subject) {
        Contender surefire = choice.surefire(Surefire.Mode.ONE_JVM);
        Contest contest = surefireOnly ? Contest.of(surefire) : Contest.of(surefire, choice.vivace("none"));
        return Comparison.of(subject, contest.run(choice.prepared(subject), choice.repetitions()));
    }
}
