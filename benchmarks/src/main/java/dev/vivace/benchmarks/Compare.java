package dev.vivace.benchmarks;

import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Runs real suites with Surefire and with Vivace and prints whether verdicts and times are equal. */
@CommandLine.Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = "Runs real suites with Surefire and with Vivace, back to back, and compares verdicts and time.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:all verdicts are equal", "1:some differ", "2:the comparison could not be made"})
public final class Compare implements Callable<Integer> {

    @Option(names = "--checkout", hidden = true, description = "Root of the checkout.")
    private Path checkout = Path.of("");

    @Option(names = "--subject", paramLabel = "NAME", description = "Only this one (repeatable); default: all.")
    private List<String> names = List.of();

    @Option(names = "--repeat", paramLabel = "N", description = "Runs of each; default ${DEFAULT-VALUE}.")
    private int repetitions = 3;

    @Option(
            names = "--jdk",
            paramLabel = "HOME|VERSION",
            description = "The JDK that runs the tests; default: Maven's.")
    private String jdk;

    @Option(names = "--vivace", paramLabel = "PROGRAM", description = "What starts Vivace; default: this checkout's.")
    private Path vivace;

    @Option(names = "--surefire-only", description = "Only show whether Surefire agrees with itself.")
    private boolean surefireOnly;

    @Option(names = "--write", paramLabel = "FILE", description = "Also write what is printed to this file.")
    private Path file;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        CommandLine commandLine = new CommandLine(new Compare());
        commandLine.setExecutionExceptionHandler((failure, command, parsed) -> {
            if (failure instanceof ComparisonFailure) {
                command.getErr().println(failure.getMessage());
                return CommandLine.ExitCode.USAGE;
            }
            throw failure;
        });
        System.exit(commandLine.execute(args));
    }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        String facts = Machine.facts(jdk()) + "; " + repetitions + " runs of each, medians\n\n";
        out.print(facts);
        out.flush();
        List<Comparison> comparisons = new ArrayList<>();
        for (Subject subject : subjects()) {
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

    private List<Subject> subjects() {
        List<Subject> all = Subject.readAll(checkout.resolve("benchmarks/subjects"));
        List<Subject> chosen = all.stream()
                .filter(subject -> names.isEmpty() || names.contains(subject.name()))
                .toList();
        if (chosen.isEmpty()) {
            throw new ComparisonFailure("No subject is called " + names + "; there are "
                    + all.stream().map(Subject::name).toList());
        }
        return chosen;
    }

    private Comparison compare(Subject subject) {
        SubjectProject project =
                SubjectProject.prepare(subject, checkout.toAbsolutePath().resolve("benchmarks/target/subjects"));
        return surefireOnly
                ? duel(project).surefireAlone(repetitions)
                : duel(project).run(repetitions);
    }

    private Duel duel(SubjectProject project) {
        return new Duel(project, new Surefire(jdk()), new Vivace(vivace(), jdk()));
    }

    private Path vivace() {
        return (vivace == null ? checkout.resolve("bin/vivace") : vivace).toAbsolutePath();
    }

    private Optional<Path> jdk() {
        return Optional.ofNullable(jdk)
                .map(text -> text.matches("\\d+") ? Jdks.home(Integer.parseInt(text)) : Path.of(text));
    }
}
