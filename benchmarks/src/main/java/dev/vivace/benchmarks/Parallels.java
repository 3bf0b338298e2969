package dev.vivace.benchmarks;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs real suites side by side in every way there is, and prints what is gained, and whether verdicts are those of a plain run. */
@CommandLine.Command(
        name = "parallel",
        mixinStandardHelpOptions = true,
        description = {
            "Runs real suites by Surefire in one JVM, in two, and in one with two threads, and by Vivace as it comes, in turns,",
            "and compares verdicts and the times of the test phase. Vivace begins without history and keeps what it learns."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:all verdicts of Vivace are those of Surefire in one JVM, and it is as much faster as it has to be",
            "1:not so; what does not hold is printed",
            "2:the comparison could not be made"
        })
public final class Parallels implements Callable<Integer> {

    private static final List<Surefire.Mode> MODES =
            List.of(Surefire.Mode.ONE_JVM, Surefire.Mode.TWO_JVMS, Surefire.Mode.PARALLEL_CLASSES);

    @Mixin
    private Choice choice = new Choice();

    @Option(
            names = "--reference-runs",
            paramLabel = "N",
            description = "Runs of Surefire in one JVM that show which tests are steady; default: as many as --repeat.")
    private int referenceRuns;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Parallels(), args));
    }

    @Override
    public Integer call() {
        List<ParallelComparison> comparisons = choice.compare(
                this::compare, all -> ParallelChecks.of(all) + "\n" + ParallelTable.of(all), allContenders());
        return ParallelChecks.of(comparisons).exitCode();
    }

    private ParallelComparison compare(Subject subject) {
        SubjectProject project = choice.prepared(subject);
        project.forgetHistory();
        return new ParallelComparison(
                subject, new Contest(contenders(subject)).run(project, choice.repetitions()), furtherRuns(project));
    }

    private List<Contender> contenders(Subject subject) {
        return allContenders().stream()
                .filter(contender -> !contender.name().equals(ParallelComparison.PARALLEL_CLASSES)
                        || ParallelClasses.obstacle(subject).isEmpty())
                .toList();
    }

    private List<Contender> allContenders() {
        return Stream.concat(MODES.stream().map(choice::surefire), Stream.of(choice.vivace()))
                .toList();
    }

    /** Plain runs beyond those that are compared. */
    private List<Measurement> furtherRuns(SubjectProject project) {
        Contender plain = choice.surefire(Surefire.Mode.ONE_JVM);
        return IntStream.range(choice.repetitions(), referenceRuns)
                .mapToObj(i -> Measurement.of(plain, project, i))
                .toList();
    }
}
