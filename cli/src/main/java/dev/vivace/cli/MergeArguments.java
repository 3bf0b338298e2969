package dev.vivace.cli;

import dev.vivace.engine.command.MergeCommand;
import dev.vivace.engine.command.MergeCommand.MergeOutcome;
import dev.vivace.engine.command.MergeRequest;
import dev.vivace.engine.report.terminal.MergeText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code vivace merge}: from directories of shards to one result and one exit code. */
@Command(
        name = "merge",
        description = "Puts the results of shards together: one run.json, one set of reports, one exit code.",
        sortOptions = false,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        customSynopsis = "vivace merge DIR... [OPTIONS]",
        footer = {"", "An error if a shard is missing, there twice, or of another commit: exit code 2."})
final class MergeArguments implements Callable<Integer> {

    private final Surroundings surroundings;

    @Parameters(
            arity = "1..*",
            paramLabel = "DIR",
            description = "What vivace shard wrote, or a directory in which it is, at any depth.")
    List<Path> places = new ArrayList<>();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the result goes: run.json and reports. Default: target/vivace-merged.")
    Path out = MergeRequest.DEFAULT_OUT;

    @Option(names = "--json", paramLabel = "FILE", description = "Another copy of run.json.")
    Optional<Path> json = Optional.empty();

    @Option(
            names = "--history",
            paramLabel = "PROJECT",
            description = "Add what the shards learnt to the history of this project, for the next shards to use.")
    Optional<Path> project = Optional.empty();

    @Option(names = "--quiet", description = "Show red tests and the summary only.")
    boolean quiet;

    @Option(names = "--debug", description = "Show stack traces of problems.")
    boolean debug;

    @Option(names = "--no-color", description = "No colours; so does the variable NO_COLOR.")
    boolean noColor;

    MergeArguments(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        MergeOutcome merged = new MergeCommand(request()).run();
        MergeText.of(surroundings.console(noColor), merged.report(), merged.isRed(), merged.shards())
                .lines(quiet ? List.of() : merged.files(), merged.warnings())
                .forEach(surroundings.out()::println);
        return exitCode(merged).code();
    }

    private MergeRequest request() {
        Path here = surroundings.directory();
        return new MergeRequest(
                places.stream().map(here::resolve).toList(),
                here.resolve(out),
                json.map(here::resolve),
                project.map(here::resolve));
    }

    private static ExitCode exitCode(MergeOutcome merged) {
        if (merged.differs()) {
            return ExitCode.DEFECT;
        }
        return merged.isRed() ? ExitCode.RED : ExitCode.OK;
    }
}
