package dev.vivace.benchmarks;

import dev.vivace.testsupport.Jdks;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Options that every comparison has: which suites, how often, on which JDK, by which Vivace. */
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

    int repetitions() {
        return repetitions;
    }

    /** The projects of the chosen suites, prepared one by one when their turn comes. */
    List<Subject> subjects() {
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

    SubjectProject prepared(Subject subject) {
        return SubjectProject.prepare(subject, checkout.toAbsolutePath().resolve("benchmarks/target/subjects"));
    }

    Contender surefire(boolean jvmPerClass) {
        return new Surefire(jdk(), jvmPerClass);
    }

    Contender vivace(String isolation) {
        Path program = vivace == null ? checkout.resolve("bin/vivace") : vivace;
        return new Vivace(program.toAbsolutePath(), jdk(), isolation);
    }

    /** Where the numbers come from. */
    String facts() {
        return Machine.facts(jdk()) + "; " + repetitions + " runs of each, medians\n\n";
    }

    private Optional<Path> jdk() {
        return Optional.ofNullable(jdk)
                .map(text -> text.matches("\\d+") ? Jdks.home(Integer.parseInt(text)) : Path.of(text));
    }
}
