package dev.vivace.benchmarks;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Runs real suites in all ways of isolation and prints what each costs, and whether verdicts are those of a JVM per class. */
@CommandLine.Command(
        name = "isolation",
        mixinStandardHelpOptions = true,
        description = {
            "Runs real suites by Surefire with a JVM per class and with one JVM, and by Vivace with each isolation,",
            "in turns, and compares verdicts and median times."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:all verdicts are equal", "1:some differ", "2:the comparison could not be made"})
public final class Isolations implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Isolations(), args));
    }

    @Override
    public Integer call() {
        List<IsolationComparison> comparisons = choice.compare(
                this::compare, all -> IsolationTable.checks(all) + "\n" + IsolationTable.of(all), contenders());
        return IsolationTable.checks(comparisons).exitCode();
    }

    private IsolationComparison compare(Subject subject) {
        SubjectProject project = choice.prepared(subject);
        project.forgetHistory();
        return new IsolationComparison(subject, new Contest(contenders()).run(project, choice.repetitions()));
    }

    private List<Contender> contenders() {
        return List.of(
                choice.surefire(Surefire.Mode.JVM_PER_CLASS),
                choice.surefire(Surefire.Mode.ONE_JVM),
                choice.vivace("process"),
                choice.vivace("reset"),
                choice.vivace("auto"));
    }
}
