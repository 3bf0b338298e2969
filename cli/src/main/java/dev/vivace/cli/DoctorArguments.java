package dev.vivace.cli;

import dev.vivace.engine.command.DoctorCommand;
import dev.vivace.engine.command.DoctorCommand.Examined;
import dev.vivace.engine.command.DoctorRequest;
import dev.vivace.engine.report.terminal.Console;
import dev.vivace.engine.report.terminal.DoctorText;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace doctor}: from a project to what would make its tests faster. */
@Command(
        name = "doctor",
        description = "Runs the suite a few times, and says where the time goes and what would save some of it.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = "vivace doctor [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
        footer = {"", "It writes to target/vivace alone; the history stays as it is."})
final class DoctorArguments implements ProjectCommand {

    private final Surroundings surroundings;

    @Mixin
    ProjectArguments place;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            converter = Converters.OfDuration.class,
            description = "How long it goes on beginning new measurements. Default: 2m.")
    Duration budget = DoctorRequest.USUAL_BUDGET;

    DoctorArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return place;
    }

    @Override
    public Integer call() {
        Console console = surroundings.console(place.output.noColor);
        SearchReport progress = new SearchReport(console, place.output.quiet, Path::toString);
        TestOptions tests = new TestOptions();
        DoctorCommand command = new DoctorCommand(request(tests), progress::preparing);
        List<Examined> examined = Launching.run(place, tests, progress, command::run, command::cancel);
        progress.abandon();
        examined.forEach(one -> DoctorText.of(console, one.report(), one.json()).forEach(surroundings.out()::println));
        return ExitCode.OK.code();
    }

    private DoctorRequest request(TestOptions tests) {
        CommandAgain again = place.commandAgain(tests, Optional.empty());
        return new DoctorRequest(place.request(tests, List.of()), budget, again::of);
    }
}
