package dev.vivace.maven;

import java.io.File;
import java.util.List;
import java.util.Set;
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

    private static final Set<String> PHASES = Set.of(
            "package",
            "pre-integration-test",
            "integration-test",
            "post-integration-test",
            "verify",
            "install",
            "deploy");

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

    /**
     * Whether the build packages the project itself after one of our goals: plugins that do so refuse a project that
     * has been packaged, and who comes after them finds what they made.
     *
     * @param goals that the user typed
     * @param ours which of them it is after
     */
    static boolean comesAgain(List<String> goals, String ours) {
        return goals.stream()
                .dropWhile(goal -> !goal.replaceFirst("@.*", "").endsWith(":" + ours))
                .anyMatch(PHASES::contains);
    }

    private boolean isNew(Artifact attached) {
        return !project.getAttachedArtifacts().contains(attached);
    }
}
