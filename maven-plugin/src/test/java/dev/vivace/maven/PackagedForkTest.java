package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;

class PackagedForkTest {

    private static final File JAR = new File("shop.jar");

    @Test
    void letsOtherModulesFindWhatWasPackagedForUs() {
        MavenProject project = project();
        MavenProject copy = project();
        copy.getArtifact().setFile(JAR);
        copy.addAttachedArtifact(artifact("tests"));

        new PackagedFork(project, copy).handOver();

        assertThat(project.getArtifact().getFile()).isEqualTo(JAR);
        assertThat(project.getAttachedArtifacts()).containsExactly(artifact("tests"));
    }

    @Test
    void leavesWhatTheBuildItselfPackaged() {
        MavenProject project = project();
        project.getArtifact().setFile(new File("own.jar"));
        MavenProject copy = project();
        copy.getArtifact().setFile(JAR);

        new PackagedFork(project, copy).handOver();

        assertThat(project.getArtifact().getFile()).isEqualTo(new File("own.jar"));
    }

    @Test
    void knowsWhenTheBuildPackagesTheProjectLater() {
        assertThat(PackagedFork.comesAgain(List.of("vivace:run-it", "install"), "run-it"))
                .isTrue();
        assertThat(PackagedFork.comesAgain(
                        List.of("clean", "dev.vivace:vivace-maven-plugin:1:shard-it@ci", "verify"), "shard-it"))
                .isTrue();
    }

    @Test
    void knowsWhenNothingPackagesTheProjectLater() {
        assertThat(PackagedFork.comesAgain(List.of("install", "vivace:run-it"), "run-it"))
                .isFalse();
        assertThat(PackagedFork.comesAgain(List.of("vivace:run-it", "site"), "run-it"))
                .isFalse();
    }

    private static MavenProject project() {
        MavenProject project = new MavenProject();
        project.setArtifact(artifact(null));
        return project;
    }

    private static Artifact artifact(String classifier) {
        return new DefaultArtifact(
                "sample", "shop", "1", "compile", "jar", classifier, new DefaultArtifactHandler("jar"));
    }
}
