package dev.vivace.maven;

import dev.vivace.engine.project.Handover;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.execution.MojoExecutionEvent;
import org.apache.maven.execution.MojoExecutionListener;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;

/**
 * The extension of the Maven that the command line starts: sees each Surefire at the very moment when it would run,
 * hands over how it is configured, and keeps it from running.
 */
@Singleton
final class SurefireObserver implements MojoExecutionListener {

    private final MojoReader reader;
    private final Optional<Handover.Sender> sender = Handover.Sender.fromEnvironment(System.getenv());

    @Inject
    SurefireObserver(MojoReader reader) {
        this.reader = reader;
    }

    @Override
    public void beforeMojoExecution(MojoExecutionEvent event) throws MojoExecutionException {
        MojoExecution execution = event.getExecution();
        if (sender.isPresent() && (MojoReader.isSurefire(execution) || MojoReader.isFailsafe(execution))) {
            if (sender.get().wants(execution.getArtifactId())) {
                send(event);
            }
            new ParameterValues(event.getMojo(), execution.getMojoDescriptor()).set("skip", true);
        }
    }

    private void send(MojoExecutionEvent event) {
        MavenSession session = event.getSession();
        sender.orElseThrow()
                .send(
                        session.getProjects().indexOf(event.getProject()),
                        reader.read(event.getMojo(), event.getExecution(), event.getProject(), session));
    }

    @Override
    public void afterMojoExecutionSuccess(MojoExecutionEvent event) {
        // Surefire was skipped, which always succeeds.
    }

    @Override
    public void afterExecutionFailure(MojoExecutionEvent event) {
        // Maven reports the failure, and whoever started it reads that.
    }
}
