package dev.vivace.benchmarks;

import dev.vivace.testsupport.Jdks;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** Options that every comparison has, and what every comparison does with them. */
final class Choice {

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

    @Option(names = "--write", paramLabel = "FILE", description = "Also write what is printed to this file.")
    private Path file;

    @CommandLine.Spec(CommandLine.Spec.Target.MIXEE)
    private CommandLine.Model.CommandSpec command;

    int repetitions() {
        return repetitions;
    }

    /** Compares suite by suite, and prints how far it is and what came of it. */
    <T> List<T> compare(Function<Subject, T> comparison, Function<List<T>, String> table) {
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(jdk()) + "; " + repetitions + " runs of each\n\n";
        out.print(facts);
        out.flush();
        List<T> comparisons = new ArrayList<>();
        for (Subject subject : subjects()) {
            comparisons.add(comparison.apply(subject));
            out.println(subject.name() + " done, load " + Machine.load());
            out.flush();
        }
        String result = table.apply(comparisons);
        out.print("\n" + result);
        out.flush();
        write(facts + result);
        return comparisons;
    }

    private void write(String text) {
        if (file == null) {
            return;
        }
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    /** The project of a suite, ready to run its tests. */
    SubjectProject prepared(Subject subject) {
        return SubjectProject.prepare(subject, target().resolve("subjects"));
    }

    /** A copy of a project, for this purpose. */
    SubjectProject copy(SubjectProject project, String purpose) {
        return project.copyIn(target().resolve(purpose));
    }

    /** A copy with a polluter in it. */
    SubjectProject polluted(SubjectProject clean) {
        return PollutedProject.of(clean, target().resolve("polluted"));
    }

    private Path target() {
        return checkout.toAbsolutePath().resolve("benchmarks/target");
    }

    Contender surefire(Surefire.Mode mode) {
        return new Surefire(jdk(), mode);
    }

    Contender vivace() {
        return Vivace.asItComes(program(), jdk());
    }

    Contender vivace(String isolation, String... options) {
        return Vivace.withOneWorker(program(), jdk(), isolation, options);
    }

    private Path program() {
        return (vivace == null ? checkout.resolve("bin/vivace") : vivace).toAbsolutePath();
    }

    private Optional<Path> jdk() {
        return Optional.ofNullable(jdk)
                .map(text -> text.matches("\\d+") ? Jdks.home(Integer.parseInt(text)) : Path.of(text));
    }
}
