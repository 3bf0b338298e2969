package dev.vivace.cli;

import dev.vivace.engine.command.BoostCommand;
import dev.vivace.engine.command.BoostListener;
import dev.vivace.engine.command.BoostRequest;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.report.terminal.SearchReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace boost}: from arguments to patches that make fixtures run less often. */
@Command(
        name = "boost",
        description = "Makes expensive fixtures run once for a class rather than for each test, by verified patches.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace boost [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace boost --classpath CP --tests DIR_OR_JAR --sources DIR [OPTIONS]"
        },
        footer = {"", "Nothing but target/vivace is changed without --apply."})
final class BoostArguments implements ProjectCommand {

    @Mixin
    ProjectArguments place;

    @Mixin
    PatchOptions patches = new PatchOptions();

    @Option(names = "--all", description = "Try classes, too, whose fixtures take too little.")
    boolean all;

    @Option(
            names = "--whole",
            description = "Move all fixtures of a class, even where moving the costly part of them would do.")
    boolean whole;

    @Option(
            names = "--min-saving",
            paramLabel = "SAVING",
            converter = Converters.OfMinSaving.class,
            description = "What a patch has to save: a part of the time of its class, a time, or both."
                    + " Default: 5%%,200ms.")
    MinSaving minSaving = MinSaving.USUAL;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = Converters.OfDuration.class,
            description = "How long a class may be searched and checked. Default: 4m.")
    Optional<Duration> budget = Optional.empty();

    @Option(
            names = "--check-coverage",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "Compare the lines that tests reach without and with a patch. Default: yes;"
                    + " --no-check-coverage leaves it out.")
    boolean coverage;

    @Option(
            names = "--check-mutants",
            description =
                    "Compare, too, which faults in the program the tests notice: up to 100 of those that PIT makes.")
    boolean mutants;

    @Mixin
    TestOptions tests = new TestOptions();

    BoostArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return place;
    }

    @Override
    public Integer call() {
        SearchReport report = place.searchReport(tests);
        BoostCommand command = new BoostCommand(request(), BoostListener.showing(report), tests.integrationTests);
        Launching.run(place, tests, report, command::run, command::cancel);
        return ExitCode.OK.code();
    }

    private BoostRequest request() {
        return new BoostRequest(
                place.request(tests, List.of()),
                patches.wanted(tests),
                whole,
                minSaving,
                budget.orElse(BoostRequest.USUAL_LIMIT),
                coverage,
                mutants,
                all,
                patches.apply);
    }
}
