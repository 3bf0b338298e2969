package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs real suites in all ways of isolation and prints what each costs, and whether verdicts are those of a JVM per class. */
@CommandLine.Command(
        name = "isolation",
        mixinStandardHelpOptions = true,
        description = {
            "Runs real suites by Surefire with a JVM per class and with one JVM, and by Vivace with each isolation,",
            "in turns, and compares verdicts and time."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:all verdicts are equal", "1:some differ", "2:the comparison could not be made"})
public final class Isolations implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    @Option(names = "--write", paramLabel = "FILE", description = "Also write what is printed to this file.")
    private Path file;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Isolations(), args));
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String facts = choice.facts();
        out.print(facts);
        out.flush();
        List<IsolationComparison> comparisons = new ArrayList<>();
        for (Subject subject : choice.subjects()) {
            comparisons.add(compare(subject));
            out.println(subject.name() + " done, load " + Machine.load());
            out.flush();
        }
        String table = IsolationTable.of(comparisons);
        out.print("\n" + table);
        out.flush();
        if (file != null) {
            Files.writeString(file, facts + table);
        }
        return comparisons.stream().allMatch(IsolationComparison::isEqual) ? 0 : 1;
    }

    private IsolationComparison compare(Subject subject) {
        Contest contest = new Contest(
                choice.prepared(subject),
                List.of(
                        choice.surefire(true),
                        choice.surefire(false),
                        choice.vivace("process"),
                        choice.vivace("reset"),
                        choice.vivace("auto")));
        return new IsolationComparison(subject, contest.run(choice.repetitions()));
    }
}
