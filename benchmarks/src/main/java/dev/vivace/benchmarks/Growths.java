package dev.vivace.benchmarks;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs suites of more and more classes, all alike, and prints how time and memory grow. */
@CommandLine.Command(
        name = "growth",
        mixinStandardHelpOptions = true,
        description = {
            "Generates suites of 10, 100, 1,000 and 10,000 classes of three tests each, runs them by Surefire in one JVM and",
            "with a JVM per class, and by Vivace, in turns, and prints time and memory. A JVM per class is run up to 100",
            "classes; what more of them would take is extrapolated, and marked."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:it was measured", "2:it could not be measured"})
public final class Growths implements Callable<Integer> {

    private static final int MOST_JVMS = 100;

    @Mixin
    private Setting setting = new Setting();

    @Option(
            names = "--classes",
            paramLabel = "N",
            split = ",",
            description = "How many classes the suites have; default: 10,100,1000,10000.")
    private List<Integer> sizes = List.of(10, 100, 1_000, 10_000);

    @Option(names = "--repeat", paramLabel = "N", description = "Runs of each; default ${DEFAULT-VALUE}.")
    private int repetitions = 3;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Growths(), args));
    }

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(setting.jdk()) + "; " + repetitions + " runs of each\n\n";
        out.print(facts);
        List<GrowthComparison> comparisons = new ArrayList<>();
        for (int classes : sizes) {
            comparisons.add(compare(classes));
            out.println(classes + " classes done, load " + Machine.load());
            out.flush();
        }
        String result = GrowthTable.of(comparisons);
        out.print("\n" + result);
        out.flush();
        setting.write(facts + result);
        return 0;
    }

    private GrowthComparison compare(int classes) {
        SubjectProject project =
                setting.keeping(GrowingProject.of(classes, setting.target().resolve("growing")));
        project.forgetHistory();
        Stream<Contender> always = Stream.of(
                new Surefire(setting.jdk(), Surefire.Mode.ONE_JVM),
                Vivace.withOneWorker(setting.program(), setting.jdk(), "reset"),
                Vivace.asItComes(setting.program(), setting.jdk()));
        Stream<Contender> few = Stream.of(
                new Surefire(setting.jdk(), Surefire.Mode.JVM_PER_CLASS),
                Vivace.withOneWorker(setting.program(), setting.jdk(), "process"));
        Contest contest = new Contest(
                Stream.concat(always, classes > MOST_JVMS ? Stream.of() : few).toList());
        return new GrowthComparison(classes, contest.run(project, repetitions));
    }
}
