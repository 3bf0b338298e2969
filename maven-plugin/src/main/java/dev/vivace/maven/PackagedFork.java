package dev.vivace.maven;

import java.io.File;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;

/**
 * What was packaged on the way to our goal. Maven does that in a copy of the project, and modules that depend on it look at
 * the project itself: as it counts as packaged, they do not take its classes, either.
 *
 * @param project whose phases ran before our goal
 * @param copy in which they ran
 */
record PackagedFork(MavenProject project, MavenProject copy) {

    static PackagedFork of(MavenProject project) {
        return new PackagedFork(project, project.getExecutionProject());
    }

    /** Gives the project what its copy has. */
    void handOver() {
        File packaged = copy.getArtifact().getFile();
        if (copy != project && packaged != null && project.getArtifact().getFile() == null) {
            project.getArtifact().setFile(packaged);
            copy.getAttachedArtifacts().stream().filter(this::isNew).forEach(project::addAttachedArtifact);
        }
    }

    private boolean isNew(Artifact attached) {
        return !project.getAttachedArtifacts().contains(attached);
    }
}
