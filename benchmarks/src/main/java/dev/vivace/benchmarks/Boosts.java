package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--subject", paramLabel = "NAME", description = "This published suite, too (repeatable).")
    private List<String> names = List.of();

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
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(setting.jdk()) + "\n\n";
        out.print(facts);
        out.flush();
        List<BoostFigures> figures = new ArrayList<>();
        for (FixSubject subject : subjects()) {
            figures.add(boosted(subject, SMALLEST));
            figures.add(boosted(subject, "whole", "--whole"));
            out.println(subject.name() + " done, load " + Machine.load());
            out.flush();
        }
        List<String> differences = differences(figures);
        String result = BoostTable.of(figures) + Table.list("Not as the sample says", differences.stream());
        out.print("\n" + result);
        out.flush();
        setting.write(facts + result);
        return differences.isEmpty() ? 0 : 1;
    }

    private List<String> differences(List<BoostFigures> figures) {
        return figures.stream()
                .filter(some -> !noSamples
                        && some.subject().equals(SAMPLE)
                        && some.way().equals(SMALLEST))
                .flatMap(some ->
                        BoostExpectation.read(setting.checkout().resolve("samples/" + SAMPLE + "/expected.json"))
                                .differences(some.result())
                                .stream())
                .toList();
    }

    private List<FixSubject> subjects() {
        Stream<FixSubject> samples = noSamples ? Stream.of() : Stream.of(sample());
        Stream<FixSubject> published = names.stream()
                .map(name -> Subject.read(setting.checkout().resolve("benchmarks/subjects/" + name + ".properties")))
                .map(subject -> SubjectProject.prepare(subject, setting.target().resolve("subjects")))
                .map(project -> new FixSubject(project.subject().name(), project.directory()));
        Stream<FixSubject> others = projects.stream().map(FixSubject::ofProject);
        return FixSubject.distinct(
                Stream.of(samples, published, others).flatMap(some -> some).toList());
    }

    private FixSubject sample() {
        return FixSubject.copy(
                setting.checkout().resolve("samples/" + SAMPLE),
                setting.target().resolve(SAMPLE));
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
        if (minSaving != null) {
            words.addAll(List.of("--min-saving", minSaving));
        }
        return words;
    }
}
