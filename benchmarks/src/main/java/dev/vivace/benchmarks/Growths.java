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
        exitCodeList = {
            "0:no class costs more in a larger suite than in a smaller one",
            "1:some do",
            "2:it could not be measured"
        })
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
        List<String> loads = new ArrayList<>();
        for (int classes : sizes.stream().sorted().toList()) {
            comparisons.add(compare(classes));
            loads.add(classes + " classes " + Machine.load());
            out.println(classes + " classes done, load " + Machine.load());
            out.flush();
        }
        Checks checks = GrowthTable.checks(comparisons);
        String result = GrowthTable.of(comparisons)
                + Table.list("Load after each suite", loads.stream())
                + setting.commands(contenders(0));
        out.print("\n" + result);
        out.flush();
        setting.write(facts + checks + "\n" + result);
        return checks.exitCode();
    }

    private GrowthComparison compare(int classes) {
        SubjectProject project =
                setting.keeping(GrowingProject.of(classes, setting.target().resolve("growing")));
        project.forgetHistory();
        return new GrowthComparison(classes, new Contest(contenders(classes)).run(project, repetitions));
    }

    private List<Contender> contenders(int classes) {
        Stream<Contender> always = Stream.of(
                new Surefire(setting.jdk(), Surefire.Mode.ONE_JVM),
                Vivace.withOneWorker(setting.program(), setting.jdk(), "reset"),
                Vivace.asItComes(setting.program(), setting.jdk()));
        Stream<Contender> few = Stream.of(
                new Surefire(setting.jdk(), Surefire.Mode.JVM_PER_CLASS),
                Vivace.withOneWorker(setting.program(), setting.jdk(), "process"));
        return Stream.concat(always, classes > MOST_JVMS ? Stream.of() : few).toList();
    }
}
