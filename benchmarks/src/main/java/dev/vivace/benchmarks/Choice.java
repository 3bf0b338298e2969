package dev.vivace.benchmarks;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options that every comparison has, and what every comparison does with them. */
final class Choice {

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--subject", paramLabel = "NAME", description = "Only this one (repeatable); default: all.")
    private List<String> names = List.of();

    @Option(names = "--repeat", paramLabel = "N", description = "Runs of each; default ${DEFAULT-VALUE}.")
    private int repetitions = 3;

    @Option(
            names = "--within",
            paramLabel = "TIME",
            converter = OfDuration.class,
            description = "Begin with no other subject after this time; default: with all.")
    private Duration within;

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec command;

    int repetitions() {
        return repetitions;
    }

    /** Compares suite by suite, and prints how far it is and what came of it. */
    <T> List<T> compare(Function<Subject, T> comparison, Function<List<T>, String> table) {
        return compare(comparison, table, List.of());
    }

    /** The same, and prints the commands of these. */
    <T> List<T> compare(Function<Subject, T> comparison, Function<List<T>, String> table, List<Contender> contenders) {
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(setting.jdk()) + "; " + repetitions + " runs of each\n\n";
        out.print(facts);
        out.flush();
        SubjectChoice choice = SubjectChoice.of(subjects(), names);
        List<T> comparisons = new ArrayList<>();
        List<String> loads = new ArrayList<>();
        long begin = System.nanoTime();
        for (Subject subject : choice.chosen()) {
            try {
                comparisons.add(inTime(begin, () -> comparison.apply(subject)));
                loads.add(subject.name() + " " + Machine.load());
                out.println(subject.name() + " done, load " + Machine.load());
            } catch (ComparisonFailure failure) {
                choice = choice.without(subject, failure.getMessage());
                out.println(subject.name() + " could not be run: " + failure.getMessage());
            }
            out.flush();
        }
        if (comparisons.isEmpty()) {
            throw new ComparisonFailure("No subject could be run.");
        }
        String result = table.apply(comparisons)
                + choice.text()
                + Table.list("Load after each subject", loads.stream())
                + setting.commands(contenders);
        out.print("\n" + result);
        out.flush();
        setting.write(facts + result);
        return comparisons;
    }

    private <T> T inTime(long begin, Supplier<T> comparison) {
        if (within != null && System.nanoTime() - begin > within.toNanos()) {
            throw new ComparisonFailure("the time was over");
        }
        return comparison.get();
    }

    private List<Subject> subjects() {
        return Subject.readAll(setting.checkout().resolve("benchmarks/subjects"));
    }

    /** The project of a suite, ready to run its tests. */
    SubjectProject prepared(Subject subject) {
        return setting.keeping(SubjectProject.prepare(subject, setting.target().resolve("subjects")));
    }

    /** A copy of a project, for this purpose. */
    SubjectProject copy(SubjectProject project, String purpose) {
        return project.copyIn(setting.target().resolve(purpose));
    }

    /** A copy with a polluter in it. */
    SubjectProject polluted(SubjectProject clean) {
        return PollutedProject.of(clean, setting.target().resolve("polluted"));
    }

    Contender surefire(Surefire.Mode mode) {
        return new Surefire(setting.jdk(), mode);
    }

    Contender vivace() {
        return Vivace.asItComes(setting.program(), setting.jdk());
    }

    Contender vivace(String isolation, String... options) {
        return Vivace.withOneWorker(setting.program(), setting.jdk(), isolation, options);
    }
}
