package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Boosts the fixtures of projects, as a whole and as little as pays, and prints what came of it. */
@CommandLine.Command(
        name = "boost",
        mixinStandardHelpOptions = true,
        description = {
            "Lets Vivace boost the test classes of a copy of samples/fixtures, of published suites, and of other"
                    + " projects, with",
            "the smallest change that pays and with --whole; prints how many classes are transformed, with how many"
                    + " resets, how",
            "much faster they are, which lines their tests no longer reach, and how long it took."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:samples/fixtures came out as it says itself",
            "1:it did not; what came of it is printed",
            "2:it could not be made"
        })
public final class Boosts implements Callable<Integer> {

    private static final String SAMPLE = "fixtures";
    private static final String SMALLEST = "smallest";

    private static final List<String> PUBLISHED = List.of(
            "commons-io",
            "commons-dbcp2",
            "commons-pool2",
            "commons-configuration2",
            "commons-lang3",
            "commons-validator",
            "hadoop-common");

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--subject", paramLabel = "NAME", description = "This published suite, too (repeatable).")
    private List<String> names = List.of();

    @Option(names = "--published", description = "All published suites whose fixtures a paper boosted, too.")
    private boolean published;

    @Option(names = "--select", paramLabel = "PATTERN", description = "Only test classes that match.")
    private String select;

    @Option(names = "--all", description = "Classes, too, whose fixtures cost too little.")
    private boolean all;

    @Option(names = "--check-mutants", description = "Compare the faults, too, that tests notice.")
    private boolean checkMutants;

    @Option(names = "--project", paramLabel = "DIR", description = "This Maven project, too (repeatable).")
    private List<Path> projects = List.of();

    @Option(names = "--no-samples", description = "Not samples/fixtures.")
    private boolean noSamples;

    @Option(names = "--min-saving", paramLabel = "SAVING", description = "What a patch has to save; default: Vivace's.")
    private String minSaving;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Boosts what the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Boosts(), args));
    }

    @Override
    public Integer call() {
        String facts = Machine.facts(setting.jdk()) + "\n\n";
        tell(facts);
        List<BoostFigures> figures = new ArrayList<>();
        List<String> failures = new ArrayList<>();
        for (Planned planned : plan()) {
            try {
                figures.addAll(boosted(planned.prepared().get()));
                tell(planned.name() + " done, load " + Machine.load() + "\n");
            } catch (ComparisonFailure failure) {
                failures.add(planned.name() + ": " + failure.getMessage());
                tell(planned.name() + " could not be run\n");
            }
        }
        List<String> differences = differences(figures);
        String result = BoostTable.of(figures)
                + Table.list("Could not be run", failures.stream())
                + Table.list("Not as the sample says", differences.stream());
        tell("\n" + result);
        setting.write(facts + result);
        return exitCode(figures, !noSamples, differences);
    }

    /** Nothing came out as it has to where the sample, or everything, could not be run. */
    static int exitCode(List<BoostFigures> figures, boolean needsSample, List<String> differences) {
        boolean isMade =
                figures.stream().anyMatch(some -> !needsSample || some.subject().equals(SAMPLE));
        return !isMade ? CommandLine.ExitCode.USAGE : differences.isEmpty() ? 0 : 1;
    }

    private void tell(String text) {
        PrintWriter out = command.commandLine().getOut();
        out.print(text);
        out.flush();
    }

    /**
     * A project, before anybody knows whether it can be run.
     *
     * @param name what tables call it
     * @param prepared makes it ready
     */
    private record Planned(String name, Supplier<FixSubject> prepared) {}

    private List<String> differences(List<BoostFigures> figures) {
        return figures.stream()
                .filter(some -> !noSamples
                        && some.subject().equals(SAMPLE)
                        && some.way().equals(SMALLEST))
                .flatMap(some -> expectation(some.result()).differences(some.result()).stream())
                .toList();
    }

    /** Where only some classes were wanted, nothing is said of others. */
    private BoostExpectation expectation(BoostJson result) {
        BoostExpectation all =
                BoostExpectation.read(setting.checkout().resolve("samples/" + SAMPLE + "/expected.json"));
        return select == null
                ? all
                : all.among(
                        result.classes().stream().map(BoostJson.Boosted::name).toList());
    }

    private List<Planned> plan() {
        Stream<Planned> samples = noSamples ? Stream.of() : Stream.of(new Planned(SAMPLE, this::sample));
        Stream<Planned> suites = Stream.concat(names.stream(), published ? PUBLISHED.stream() : Stream.of())
                .distinct()
                .map(name -> new Planned(name, () -> suite(name)));
        Stream<Planned> others =
                projects.stream().map(FixSubject::ofProject).map(other -> new Planned(other.name(), () -> other));
        return distinct(Stream.of(samples, suites, others).flatMap(some -> some).toList());
    }

    /** Results are kept by the name of a project. */
    private static List<Planned> distinct(List<Planned> plan) {
        Set<String> names = new HashSet<>();
        plan.stream()
                .map(Planned::name)
                .filter(name -> !names.add(name))
                .findFirst()
                .ifPresent(twice -> {
                    throw new ComparisonFailure("Two projects are called " + twice + "; try: one after the other");
                });
        return plan;
    }

    private FixSubject suite(String name) {
        Subject subject = Subject.named(name, setting.checkout().resolve("benchmarks/subjects"));
        SubjectProject project =
                SubjectProject.prepare(subject, setting.target().resolve("subjects"));
        return new FixSubject(name, project.directory());
    }

    private FixSubject sample() {
        return FixSubject.copy(
                setting.checkout().resolve("samples/" + SAMPLE),
                setting.target().resolve(SAMPLE));
    }

    private List<BoostFigures> boosted(FixSubject subject) {
        return List.of(boosted(subject, SMALLEST), boosted(subject, "whole", "--whole"));
    }

    private BoostFigures boosted(FixSubject subject, String way, String... options) {
        Path kept = setting.target().resolve("boost").resolve(subject.name());
        Path json = kept.resolve(way + ".json");
        try {
            Files.createDirectories(kept);
            Files.deleteIfExists(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        new Command(subject.directory(), words(subject, json, options))
                .run(kept.resolve(way + ".log"))
                .expect(0);
        return new BoostFigures(subject.name(), way, BoostJson.read(json));
    }

    private List<String> words(FixSubject subject, Path json, String... options) {
        List<String> words = new ArrayList<>(List.of(
                setting.program().toString(), "boost", subject.directory().toString(), "--no-color", "--json"));
        words.add(json.toString());
        words.addAll(List.of(options));
        setting.jdk().ifPresent(home -> words.addAll(List.of("--java", home.toString())));
        if (all) {
            words.add("--all");
        }
        if (checkMutants) {
            words.add("--check-mutants");
        }
        if (select != null) {
            words.addAll(List.of("--select", select));
        }
        if (minSaving != null) {
            words.addAll(List.of("--min-saving", minSaving));
        }
        return words;
    }
}
