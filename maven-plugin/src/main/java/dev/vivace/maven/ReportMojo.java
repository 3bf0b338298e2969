package dev.vivace.maven;

import dev.vivace.engine.command.ReportCommand;
import dev.vivace.engine.command.ReportRequest;
import dev.vivace.engine.model.Problem;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;

/** Writes a page about the last results of all modules. Paths start where the user is. */
@Mojo(name = "report", requiresProject = false, aggregator = true, threadSafe = true)
public final class ReportMojo extends AbstractMojo {

    /** Where results are, and the report goes, if not in target/vivace. */
    @Parameter(property = "vivace.out")
    private String out;

    /** A file to which a summary in Markdown is added. */
    @Parameter(property = "vivace.summary")
    private String summary;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    @Override
    public void execute() throws MojoFailureException {
        Path project = Path.of(session.getExecutionRootDirectory());
        try {
            Path page = new ReportCommand(new ReportRequest(project, given(out), given(summary))).run();
            getLog().info("Written: " + page);
        } catch (Problem problem) {
            throw new MojoFailureException(problem.text());
        }
    }

    private Optional<Path> given(String path) {
        return Optional.ofNullable(path)
                .filter(text -> !text.isBlank())
                .map(Path.of(session.getSystemProperties().getProperty("user.dir"))::resolve);
    }
}
