package dev.vivace.benchmarks;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Runs one class of real suites, in a JVM that can forget and in one that cannot: what differs is how they start. */
@CommandLine.Command(
        name = "start",
        mixinStandardHelpOptions = true,
        description = {
            "Runs the first class of real suites without isolation and with resets, in turns, after a run of all classes",
            "that filled the cache of instrumented ones, and compares the median times of the command and of the suite."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:it was measured", "2:it could not be measured"})
public final class Starts implements Callable<Integer> {

    private static final List<String> HEADINGS =
            List.of("subject", "class", "none", "reset", "ratio", "command: none", "command: reset", "command: ratio");

    @Mixin
    private Choice choice = new Choice();

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Starts(), args));
    }

    /** The same class, started in both ways. */
    private record Start(Subject subject, String className, List<Measurement> none, List<Measurement> reset) {

        List<String> row() {
            return Stream.of(Stream.of(subject.name(), className), times(Start::suite), times(Measurement::wall))
                    .flatMap(Function.identity())
                    .toList();
        }

        private static Duration suite(Measurement run) {
            return run.runJson().orElseThrow().wall();
        }

        private Stream<String> times(Function<Measurement, Duration> time) {
            Duration without = Median.of(none, time);
            Duration with = Median.of(reset, time);
            return Stream.of(
                    seconds(without),
                    seconds(with),
                    String.format(Locale.ROOT, "%.2f", (double) with.toMillis() / without.toMillis()));
        }

        private static String seconds(Duration duration) {
            return String.format(Locale.ROOT, "%.2f s", duration.toMillis() / 1000.0);
        }
    }

    @Override
    public Integer call() {
        Function<List<Start>, String> table =
                starts -> Table.lines(HEADINGS, starts.stream().map(Start::row));
        choice.compare(this::start, table);
        return 0;
    }

    private Start start(Subject subject) {
        SubjectProject project = choice.prepared(subject);
        Contender filling = choice.vivace("reset");
        String className = Measurement.of(filling, project, 0)
                .verdicts()
                .byTest()
                .firstKey()
                .className();
        Contender none = choice.vivace("none", "--test", className);
        Contender reset = choice.vivace("reset", "--test", className);
        Map<String, List<Measurement>> measured = Contest.of(none, reset).run(project, choice.repetitions());
        return new Start(subject, className, measured.get(none.name()), measured.get(reset.name()));
    }
}
