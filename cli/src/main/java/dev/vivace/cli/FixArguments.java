package dev.vivace.cli;

import dev.vivace.engine.command.FixCommand;
import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.command.FixListener;
import dev.vivace.engine.command.FixRequest;
import dev.vivace.engine.command.FixRequest.KnownOrders;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code vivace fix}: from arguments to patches, and from what they repair to an exit code. */
@Command(
        name = "fix",
        description = "Finds tests that depend on the order, says why, and writes a verified patch for each.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = {
            "vivace fix [PROJECT] [OPTIONS] [-- MAVEN_ARGUMENTS]",
            "       vivace fix --classpath CP --tests DIR_OR_JAR --sources DIR [OPTIONS]"
        },
        footer = {"", "Nothing but target/vivace is changed without --apply."})
final class FixArguments implements ProjectCommand {

    private final Surroundings surroundings;

    @Mixin
    ProjectArguments place;

    @Mixin
    PatchOptions patches = new PatchOptions();

    @Option(
            names = "--at",
            paramLabel = "victim|polluter|auto",
            converter = Converters.OfPatchPlace.class,
            description = "Where patches go: to the test that is red, or to the class that breaks it. Default: auto.")
    PatchPlace at = PatchPlace.AUTO;

    @Option(
            names = "--passing",
            paramLabel = "FILE",
            description = "An order in which the --test passes, in the place of a search.")
    Optional<Path> passing = Optional.empty();

    @Option(names = "--failing", paramLabel = "FILE", description = "An order in which it is red.")
    Optional<Path> failing = Optional.empty();

    @Option(names = "--all", description = "Name every test that breaks, cleans or prepares, not just a few.")
    boolean all;

    @Mixin
    SearchOptions search = new SearchOptions();

    @Mixin
    TestOptions tests = new TestOptions();

    FixArguments(Surroundings surroundings, List<String> mavenArguments) {
        this.surroundings = surroundings;
        this.place = new ProjectArguments(surroundings, mavenArguments);
    }

    @Override
    public ProjectArguments place() {
        return place;
    }

    @Override
    public Integer call() {
        SearchReport report = place.searchReport(tests);
        FixCommand command = new FixCommand(request(), FixListener.showing(report), tests.integrationTests);
        List<ModuleFixes> fixes = Launching.run(place, tests, report, command::run, command::cancel);
        boolean good = fixes.stream().flatMap(module -> module.fixes().stream()).allMatch(fix -> fix.status()
                .isGood());
        return (good ? ExitCode.OK : ExitCode.RED).code();
    }

    private FixRequest request() {
        return new FixRequest(
                search.request(tests, List.of(), place),
                patches.wanted(tests),
                orders(),
                at,
                all,
                FixRequest.USUAL_SHUFFLED,
                patches.apply);
    }

    private Optional<KnownOrders> orders() {
        if (passing.isPresent() != failing.isPresent()) {
            throw Problem.of("--passing and --failing belong together.")
                    .tryThis("both, each with a file that has a test id per line");
        }
        return passing.map(file -> new KnownOrders(
                surroundings.directory().resolve(file), surroundings.directory().resolve(failing.orElseThrow())));
    }
}
