package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs real suites on programs with a fault in them, and prints how many faults they find with a JVM per class and after resets. */
@CommandLine.Command(
        name = "mutants",
        mixinStandardHelpOptions = true,
        description = {
            "Lets PIT change a program, one change at a time, and Vivace run its suite with a JVM per class and with resets.",
            "Each run is that of another mutant; compares which tests find it."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:every test judges every mutant alike", "1:some do not", "2:the comparison could not be made"
        })
public final class Mutations implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    @Option(names = "--seed", paramLabel = "N", description = "Of the choice of mutants; default ${DEFAULT-VALUE}.")
    private long seed = 1;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Mutations(), args));
    }

    @Override
    public Integer call() {
        List<MutationComparison> comparisons = choice.compare(this::compare, MutationTable::of);
        return comparisons.stream().allMatch(MutationComparison::isProof) ? 0 : 1;
    }

    private MutationComparison compare(Subject subject) {
        SubjectProject project = choice.copy(choice.prepared(subject), "mutants");
        return MutationComparison.of(project, this::vivace, choice.repetitions(), seed);
    }

    private Contender vivace(String isolation, Optional<Duration> limit) {
        return limit.map(time -> choice.vivace(isolation, "--timeout", time.toSeconds() + "s"))
                .orElseGet(() -> choice.vivace(isolation));
    }
}
