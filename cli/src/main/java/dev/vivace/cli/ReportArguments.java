package dev.vivace.cli;

import dev.vivace.engine.command.ReportCommand;
import dev.vivace.engine.command.ReportRequest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code vivace report}: from a directory with results to a page about them. */
@Command(
        name = "report",
        description = "Writes a page about the last results: verdicts, timeline, tests, order, fixtures, project.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = "vivace report [PROJECT] [OPTIONS]",
        footer = {"", "It runs no tests: run, detect, fix and the others write what is shown."})
final class ReportArguments implements Callable<Integer> {

    private final Surroundings surroundings;

    @Parameters(
            arity = "0..1",
            paramLabel = "PROJECT",
            description = "Directory of a project or module. Default: where you are.")
    Path project = Path.of("");

    @Option(names = "--open", description = "Show it in the browser.")
    boolean open;

    @Option(
            names = "--summary",
            paramLabel = "FILE",
            description = "Add a summary in Markdown to this file, for example that of $GITHUB_STEP_SUMMARY.")
    Optional<Path> summary = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results are, and the report goes. Default: target/vivace, of all modules.")
    Optional<Path> out = Optional.empty();

    @Option(names = "--debug", description = "Show stack traces of problems.")
    boolean debug;

    ReportArguments(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        Path here = surroundings.directory();
        Path page = new ReportCommand(
                        new ReportRequest(here.resolve(project), out.map(here::resolve), summary.map(here::resolve)))
                .run();
        surroundings.out().println("Written: " + nearby(page));
        if (open) {
            Browser.show(page, surroundings.windows());
        }
        return ExitCode.OK.code();
    }

    private Path nearby(Path page) {
        Path here = surroundings.directory();
        return page.startsWith(here) ? here.relativize(page) : page;
    }
}
