package dev.vivace.benchmarks;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches projects for tests that depend on the order, and prints how soon each gets a patch. */
@CommandLine.Command(
        name = "fixes",
        mixinStandardHelpOptions = true,
        description = {
            "Lets Vivace find the tests that depend on the order in copies of samples/order, and in other projects; and repair",
            "each of them with JVMs that forget between orders, with a new JVM for each order, and with JVMs that forget while",
            "every polluter, cleaner and state-setter is looked for. Compares the times to the first patch that holds in the",
            "minimal orders in new JVMs; its further verification is timed apart."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:every test with a helper has a patch, in the median in under 30 s and 10 times sooner than with a JVM per order",
            "1:not so",
            "2:the comparison could not be made"
        })
public final class Fixes implements Callable<Integer> {

    private static final String COMMANDS =
            """

            Commands, in the project's directory: `bin/vivace detect .`, then for each finding `bin/vivace fix . --test ID --passing FILE
            --failing FILE` with `--isolation reset`, with `--isolation process`, and with `--isolation reset --all`. Every time
            stands in the first table.
            """;

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--sample", paramLabel = "NAME", description = "Only this sample (repeatable); default: all.")
    private List<String> names = List.of();

    @Option(names = "--no-samples", description = "No sample, only what --project says.")
    private boolean noSamples;

    @Option(names = "--project", paramLabel = "DIR", description = "This Maven project, too (repeatable).")
    private List<Path> projects = List.of();

    @Option(
            names = "--limit",
            paramLabel = "TIME",
            converter = OfDuration.class,
            description = "How long all repairs of a subject may take in each of the ways; default 15m.")
    private Duration limit = Duration.ofMinutes(15);

    @Option(names = "--budget", paramLabel = "ORDERS|TIME", description = "Of the search; default: Vivace's.")
    private String budget;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Fixes(), args));
    }

    @Override
    public Integer call() {
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(setting.jdk()) + "; " + limit.toSeconds() + " s for each way and subject\n\n";
        out.print(facts);
        out.flush();
        List<FixComparison> comparisons = new ArrayList<>();
        List<String> loads = new ArrayList<>();
        for (FixSubject subject : subjects()) {
            List<FixComparison> some = runs(subject).compare(searchOptions());
            comparisons.addAll(some);
            loads.add(subject.name() + " " + Machine.load());
            out.println(subject.name() + " done: " + some.size() + ", load " + Machine.load());
            out.flush();
        }
        FixFigures figures = new FixFigures(comparisons);
        Checks checks = FixTable.checks(figures);
        String result =
                checks + "\n" + FixTable.of(figures) + Table.list("Load after each subject", loads.stream()) + COMMANDS;
        out.print("\n" + result);
        out.flush();
        setting.write(facts + result);
        return checks.exitCode();
    }

    private List<FixSubject> subjects() {
        List<FixSubject> subjects = Stream.concat(
                        noSamples ? Stream.of() : samples().stream(),
                        projects.stream().map(FixSubject::ofProject))
                .toList();
        if (subjects.isEmpty()) {
            throw new ComparisonFailure("There is nothing to compare; try: --project DIR beside --no-samples");
        }
        return FixSubject.distinct(subjects);
    }

    private List<FixSubject> samples() {
        List<FixSubject> all = FixSubject.copies(
                setting.checkout().resolve("samples/order"), setting.target().resolve("fixes"));
        List<String> known = all.stream().map(FixSubject::name).toList();
        names.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new ComparisonFailure("No sample is called " + name + "; there are " + known);
        });
        return all.stream()
                .filter(sample -> names.isEmpty() || names.contains(sample.name()))
                .toList();
    }

    private FixRuns runs(FixSubject subject) {
        List<String> options = setting.jdk().stream()
                .flatMap(home -> Stream.of("--java", home.toString()))
                .toList();
        return new FixRuns(
                subject,
                setting.program(),
                options,
                setting.target().resolve("fixes-logs").resolve(subject.name()),
                limit);
    }

    private List<String> searchOptions() {
        return budget == null ? List.of() : List.of("--budget", budget);
    }
}
