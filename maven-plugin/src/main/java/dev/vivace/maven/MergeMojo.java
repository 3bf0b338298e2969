package dev.vivace.maven;

import dev.vivace.engine.command.MergeCommand;
import dev.vivace.engine.command.MergeCommand.MergeOutcome;
import dev.vivace.engine.command.MergeRequest;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.terminal.MergeText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Puts the results of shards together: one run.json, one set of reports, one verdict. Paths start where the user is. */
@Mojo(name = "merge", requiresProject = false, aggregator = true, threadSafe = true)
public final class MergeMojo extends AbstractMojo {

    /** What the goal shard wrote, or directories in which it is, at any depth, separated by commas. */
    @Parameter(property = "vivace.dirs", required = true)
    private String dirs;

    /** Where the result goes: run.json and reports. */
    @Parameter(property = "vivace.out")
    private String out;

    /** A copy of run.json. */
    @Parameter(property = "vivace.json")
    private String json;

    /** A project to whose history is added what the shards learnt. */
    @Parameter(property = "vivace.history")
    private String history;

    /** Shows red tests and the summary only. */
    @Parameter(property = "vivace.quiet", defaultValue = "false")
    private boolean quiet;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Override
    public void execute() throws MojoFailureException {
        MergeOutcome merged = merged();
        MergeText.of(MavenConsole.of(session.getRequest()), merged.report(), merged.isRed(), merged.shards())
                .lines(quiet ? List.of() : merged.files(), merged.warnings())
                .forEach(System.out::println);
        if (merged.differs()) {
            throw new IllegalStateException("Some verdicts of the shards are not those of the reference");
        }
        if (merged.isRed()) {
            throw new MojoFailureException("The shards are red.");
        }
    }

    private MergeOutcome merged() throws MojoFailureException {
        try {
            return new MergeCommand(request()).run();
        } catch (Problem problem) {
            throw new MojoFailureException(problem.text());
        }
    }

    private MergeRequest request() {
        List<Path> places = Stream.of(dirs.split(","))
                .map(String::strip)
                .filter(text -> !text.isEmpty())
                .map(here()::resolve)
                .toList();
        return new MergeRequest(
                places,
                given(out).orElseGet(() -> here().resolve(MergeRequest.DEFAULT_OUT)),
                given(json),
                given(history));
    }

    private Optional<Path> given(String path) {
        return Optional.ofNullable(path).filter(text -> !text.isBlank()).map(here()::resolve);
    }

    private Path here() {
        return Path.of(session.getSystemProperties().getProperty("user.dir"));
    }
}
