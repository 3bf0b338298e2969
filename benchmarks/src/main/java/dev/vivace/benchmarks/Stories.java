package dev.vivace.benchmarks;

import dev.vivace.benchmarks.stories.SuiteRun;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Runs acceptance tests as stories with and without reuse of what their set-ups made, and counts duplicate lines. */
@CommandLine.Command(
        name = "stories",
        mixinStandardHelpOptions = true,
        description = {
            "Runs 32 acceptance tests of a shop with a database and a server, as a chain, a tree and a diamond of set-ups,",
            "without reuse and with it, in turns, each time in a new JVM; measures what a story costs a test without reuse;",
            "and counts the duplicate lines of the bank's tests, written without stories and with them."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:it was measured",
            "1:a promise does not hold: the chain is less than 8.3x as fast, or a story costs a test 50 µs or more",
            "2:it could not be measured"
        })
public final class Stories implements Callable<Integer> {

    /** These JVMs are over before it would pay to optimise them, as those of most test suites are. */
    private static final List<String> BRIEF = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private static final Pattern NANOSECONDS = Pattern.compile("^nanoseconds (-?\\d+)$", Pattern.MULTILINE);
    private static final Pattern SET_UPS = Pattern.compile("^(\\d+) set-ups run", Pattern.MULTILINE);

    private static final List<String> HEADINGS = List.of(
            "32 tests", "faster: tests", "JVM", "set-ups: off", "prefix", "tests: off", "prefix", "JVM: off", "prefix");

    private static final List<String> RAW_HEADINGS = List.of("32 tests", "reuse", "tests, s", "JVM, s");

    private static final String LEGEND =
            """

            Medians and, in parentheses, the least and the most; ratios are of neighbouring runs. Each is a JVM of its own, `java
            -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dvivace.stories.reuse=off|prefix`. Every run:

            """;

    @Mixin
    private Setting setting = new Setting();

    @Option(names = "--repeat", paramLabel = "N", description = "Runs of each; default ${DEFAULT-VALUE}.")
    private int repetitions = 3;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec command;

    /** Runs the comparison that the arguments describe. */
    public static void main(String[] args) {
        System.exit(Program.run(new Stories(), args));
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = command.commandLine().getOut();
        String facts = Machine.facts(Optional.empty());
        Map<String, Comparison> comparisons = new LinkedHashMap<>();
        for (String shape : List.of("chain", "tree", "diamond")) {
            comparisons.put(shape, compare(shape));
            out.println(shape + " done, load " + Machine.load());
            out.flush();
        }
        StoryPromises promises = new StoryPromises(comparisons.get("chain").faster(), overhead());
        String result = facts + "; " + repetitions + " runs of each\n\n"
                + promises.checks()
                + "\n"
                + Table.lines(HEADINGS, comparisons.entrySet().stream().map(entry -> entry.getValue()
                        .row(entry.getKey())))
                + LEGEND
                + Table.lines(RAW_HEADINGS, comparisons.entrySet().stream().flatMap(entry -> entry.getValue()
                        .raw(entry.getKey())))
                + String.format(Locale.ROOT, "%nA story costs a test without reuse %.1f µs.%n%n", promises.overhead())
                + duplicates() + "\n";
        out.print(result);
        out.flush();
        setting.write(result);
        return promises.checks().exitCode();
    }

    private Comparison compare(String shape) throws IOException, InterruptedException {
        List<Run> off = new ArrayList<>();
        List<Run> prefix = new ArrayList<>();
        for (int i = 0; i < repetitions; i++) {
            off.add(run(BRIEF, shape, "off"));
            prefix.add(run(BRIEF, shape, "prefix"));
        }
        return new Comparison(off, prefix);
    }

    /**
     * The same suite without reuse and with it.
     *
     * @param off runs of the one
     * @param prefix runs of the other
     */
    private record Comparison(List<Run> off, List<Run> prefix) {

        /** How many times as fast the tests are with reuse. */
        private double faster() {
            return ratio(Run::tests).median();
        }

        private List<String> row(String shape) {
            return Table.row(
                    Stream.of(shape),
                    Stream.of(ratio(Run::tests).text("%.1fx"), ratio(Run::jvm).text("%.1fx")),
                    Stream.of(setUps(off), setUps(prefix)),
                    Stream.of(times(off, Run::tests), times(prefix, Run::tests)),
                    Stream.of(times(off, Run::jvm), times(prefix, Run::jvm)));
        }

        private Stream<List<String>> raw(String shape) {
            return Stream.of(
                    List.of(shape, "off", numbers(off, Run::tests), numbers(off, Run::jvm)),
                    List.of(shape, "prefix", numbers(prefix, Run::tests), numbers(prefix, Run::jvm)));
        }

        /** Of neighbouring runs. */
        private Spread ratio(Function<Run, Double> time) {
            return Spread.of(IntStream.range(0, off.size())
                    .mapToObj(i -> time.apply(off.get(i)) / time.apply(prefix.get(i)))
                    .toList());
        }

        /** The same in every run, or something else than time differs. */
        private static String setUps(List<Run> runs) {
            List<String> counts = runs.stream().map(Run::setUps).distinct().toList();
            if (counts.size() != 1) {
                throw new ComparisonFailure("Runs of the same suite had other numbers of set-ups: " + counts);
            }
            return counts.get(0);
        }

        private static String times(List<Run> runs, Function<Run, Double> time) {
            return Spread.of(runs.stream().map(time).toList()).text("%.2f s");
        }

        private static String numbers(List<Run> runs, Function<Run, Double> time) {
            return runs.stream()
                    .map(run -> String.format(Locale.ROOT, "%.2f", time.apply(run)))
                    .collect(Collectors.joining(", "));
        }
    }

    private double overhead() throws IOException, InterruptedException {
        return run(List.of(), "overhead", "off").tests * 1e6;
    }

    private String duplicates() {
        DuplicateLines before = DuplicateLines.in(setting.checkout().resolve("samples/bank/src/test"), "SetUps.");
        DuplicateLines after =
                DuplicateLines.in(setting.checkout().resolve("samples/bank-stories/src/test"), "SetUps.");
        return String.format(
                Locale.ROOT,
                "Duplicate lines of the bank's tests: %d of %d without stories, %d of %d with them (%.1f %% fewer).",
                before.duplicates(),
                before.lines(),
                after.duplicates(),
                after.lines(),
                100.0 * (before.duplicates() - after.duplicates()) / before.duplicates());
    }

    /**
     * One JVM.
     *
     * @param tests seconds from the first test to the last tear-down
     * @param jvm seconds from its start to its end
     * @param setUps how many it ran
     */
    private record Run(double tests, double jvm, String setUps) {}

    private static Run run(List<String> options, String suite, String reuse) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("-Dsun.net.httpserver.nodelay=true", "-Dvivace.stories.reuse=" + reuse));
        command.addAll(List.of(SuiteRun.class.getName(), suite));
        long before = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exitCode = process.waitFor();
        double jvm = (System.nanoTime() - before) / 1e9;
        if (exitCode != 0) {
            throw new ComparisonFailure("The suite " + suite + " ended with exit code " + exitCode + ":\n" + output);
        }
        return new Run(Long.parseLong(found(NANOSECONDS, output)) / 1e9, jvm, found(SET_UPS, output));
    }

    private static String found(Pattern pattern, String output) {
        Matcher matcher = pattern.matcher(output);
        if (!matcher.find()) {
            throw new ComparisonFailure("The suite did not run to its end:\n" + output);
        }
        return matcher.group(1);
    }
}
