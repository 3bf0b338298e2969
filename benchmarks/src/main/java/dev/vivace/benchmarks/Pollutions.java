package dev.vivace.benchmarks;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Runs real suites whose classes leave their JVM polluted, and prints how many tests a reset protects. */
@CommandLine.Command(
        name = "pollution",
        mixinStandardHelpOptions = true,
        description = {
            "Runs real suites by Vivace with a JVM per class; and then, with a polluter that overwrites static variables and",
            "what the JDK keeps behind every test class, without isolation and with resets. Compares what the tests did first."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:the pollution harmed each suite, and no test after a reset",
            "1:it did not, or it did",
            "2:the comparison could not be made"
        })
public final class Pollutions implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Pollutions(), args));
    }

    @Override
    public Integer call() {
        List<PollutionComparison> comparisons = choice.compare(this::compare, PollutionTable::of);
        return comparisons.stream().allMatch(PollutionComparison::isProof) ? 0 : 1;
    }

    private PollutionComparison compare(Subject subject) {
        SubjectProject clean = choice.prepared(subject);
        return PollutionComparison.of(clean, choice.polluted(clean), this::vivace, choice.repetitions());
    }

    /** What is polluted may go round for ever. */
    private Contender vivace(String isolation) {
        return choice.vivace(isolation, "--timeout", "1m");
    }
}
