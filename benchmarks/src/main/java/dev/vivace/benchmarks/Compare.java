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

/** Runs real suites with Surefire and with Vivace and prints whether verdicts and times are equal. */
@CommandLine.Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Runs real suites with Surefire and with Vivace, back to back, and compares verdicts and time.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:all verdicts are equal", "1:some differ", "2:the comparison could not be made"})
public final class Compare implements Callable<Integer> {

    @Mixin
    private Choice choice = new Choice();

    @Option(names = "--surefire-only", description = "Only show whether Surefire agrees with itself.")
    private boolean surefireOnly;

    @Option(names = "--write", paramLabel = "FILE", description = "Also write what is printed to this file.")
    private Path file;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Compare(), args));
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String facts = choice.facts();
        out.print(facts);
        out.flush();
        List<Comparison> comparisons = new ArrayList<>();
        for (Subject subject : choice.subjects()) {
            comparisons.add(compare(subject));
            out.println(subject.name() + " done, load " + Machine.load());
            out.flush();
        }
        String table = Table.of(comparisons);
        out.print("\n" + table);
        out.flush();
        if (file != null) {
            Files.writeString(file, facts + table);
        }
        return comparisons.stream().allMatch(Comparison::isEqual) ? 0 : 1;
    }

    private Comparison compare(Subject subject) {
        Duel duel = new Duel(choice.prepared(subject), choice.surefire(false), choice.vivace("none"));
        return surefireOnly ? duel.surefireAlone(choice.repetitions()) : duel.run(choice.repetitions());
    }
}
