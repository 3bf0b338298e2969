package dev.vivace.maven;

import dev.vivace.engine.project.EngineChoice;
import dev.vivace.engine.project.MojoFacts;
import java.io.File;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Dependency;
import org.apache.maven.plugin.Mojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.Toolchain;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Reads a Surefire or Failsafe that Maven has configured and not yet run. */
@Singleton
final class MojoReader {

    private final EngineResolver resolver;
    private final ToolchainManager toolchains;

    @Inject
    MojoReader(EngineResolver resolver, ToolchainManager toolchains) {
        this.resolver = resolver;
        this.toolchains = toolchains;
    }

    /** Whether this execution would run unit tests. */
    static boolean isSurefire(MojoExecution execution) {
        return execution.getArtifactId().equals("maven-surefire-plugin")
                && execution.getGoal().equals("test");
    }

    /** Whether this execution would run integration tests. */
    static boolean isFailsafe(MojoExecution execution) {
        return execution.getArtifactId().equals("maven-failsafe-plugin")
                && execution.getGoal().equals("integration-test");
    }

    /** Everything that is needed to launch these tests without the plugin. */
    MojoFacts read(Mojo mojo, MojoExecution execution, MavenProject project, MavenSession session) {
        ParameterValues values = new ParameterValues(mojo, execution.getMojoDescriptor());
        List<MojoFacts.Library> libraries =
                project.getArtifacts().stream().map(MojoReader::library).toList();
        return new MojoFacts(
                origin(execution, project),
                parameters(values, execution, session),
                values.defaults(),
                libraries,
                SourceFacts.of(project, session),
                session(values, project, session),
                additions(values, libraries, execution, project, session));
    }

    private static Map<String, Object> parameters(
            ParameterValues values, MojoExecution execution, MavenSession session) {
        Map<String, Object> parameters = values.plain();
        if (isFailsafe(execution)) {
            parameters.put("testFailureIgnore", IgnoredFailures.of(execution, session));
        }
        return parameters;
    }

    private static MojoFacts.Origin origin(MojoExecution execution, MavenProject project) {
        return new MojoFacts.Origin(
                execution.getArtifactId(),
                execution.getVersion(),
                execution.getExecutionId(),
                project.getGroupId(),
                project.getArtifactId(),
                project.getBasedir().toPath(),
                Path.of(project.getBuild().getDirectory()),
                Optional.ofNullable(project.getArtifact().getFile())
                        .filter(File::isFile)
                        .map(File::toPath));
    }

    private static MojoFacts.Library library(Artifact artifact) {
        return new MojoFacts.Library(
                artifact.getGroupId(),
                artifact.getArtifactId(),
                artifact.getType(),
                Objects.requireNonNullElse(artifact.getClassifier(), ""),
                artifact.getBaseVersion(),
                Objects.requireNonNullElse(artifact.getScope(), ""),
                artifact.getArtifactHandler().isAddedToClasspath(),
                Optional.ofNullable(artifact.getFile())
                        .map(File::getAbsoluteFile)
                        .map(File::toPath));
    }

    private MojoFacts.Session session(ParameterValues values, MavenProject project, MavenSession session) {
        return new MojoFacts.Session(
                Path.of(session.getExecutionRootDirectory()),
                session.getStartTime().toInstant(),
                texts(session.getUserProperties()),
                texts(project.getProperties()),
                session.getRepositorySession()
                        .getLocalRepository()
                        .getBasedir()
                        .toPath()
                        .toAbsolutePath(),
                Path.of(System.getProperty("java.home")),
                toolchain(values, session).map(MojoReader::homeOf));
    }

    private static Map<String, String> texts(Properties properties) {
        Map<String, String> texts = new TreeMap<>();
        properties.stringPropertyNames().forEach(name -> texts.put(name, properties.getProperty(name)));
        return texts;
    }

    private Optional<String> toolchain(ParameterValues values, MavenSession session) {
        Map<String, String> requirements = requirements(values);
        if (requirements.isEmpty()) {
            return Optional.ofNullable(toolchains.getToolchainFromBuildContext("jdk", session))
                    .map(toolchain -> toolchain.findTool("java"));
        }
        List<Toolchain> matching = toolchains.getToolchains(session, "jdk", requirements);
        return matching.stream().findFirst().map(toolchain -> toolchain.findTool("java"));
    }

    private static Map<String, String> requirements(ParameterValues values) {
        Map<String, String> requirements = new LinkedHashMap<>();
        if (values.find("jdkToolchain").orElse(null) instanceof Map<?, ?> map) {
            map.forEach((key, value) -> requirements.put(key.toString(), value.toString()));
        }
        return requirements;
    }

    private static Path homeOf(String java) {
        return Path.of(java).getParent().getParent();
    }

    private MojoFacts.Additions additions(
            ParameterValues values,
            List<MojoFacts.Library> libraries,
            MojoExecution execution,
            MavenProject project,
            MavenSession session) {
        EngineChoice choice = EngineChoice.of(
                libraries,
                new EngineChoice.Surefire(
                        execution.getVersion(),
                        execution.getPlugin().getDependencies().stream()
                                .map(dependency -> dependency.getGroupId() + ":" + dependency.getArtifactId())
                                .collect(Collectors.toSet()),
                        values.find("junitArtifactName").orElse("junit:junit").toString(),
                        values.find("testNGArtifactName")
                                .orElse("org.testng:testng")
                                .toString()));
        Optional<String> problem = choice.problem().or(() -> missingToolchain(values, session));
        if (problem.isPresent()) {
            return new MojoFacts.Additions(List.of(), List.of(), problem);
        }
        try {
            return new MojoFacts.Additions(
                    resolver.engines(choice, execution.getPlugin().getDependencies(), session, project),
                    resolver.dependencies(additionalDependencies(values), session, project),
                    Optional.empty());
        } catch (DependencyResolutionException e) {
            return new MojoFacts.Additions(List.of(), List.of(), Optional.ofNullable(e.getMessage()));
        }
    }

    private Optional<String> missingToolchain(ParameterValues values, MavenSession session) {
        Map<String, String> requirements = requirements(values);
        return requirements.isEmpty() || toolchain(values, session).isPresent()
                ? Optional.empty()
                : Optional.of("no toolchain of ~/.m2/toolchains.xml matches jdkToolchain " + requirements + ".");
    }

    private static List<Dependency> additionalDependencies(ParameterValues values) {
        return values.find("additionalClasspathDependencies").orElse(null) instanceof List<?> list
                ? list.stream().map(Dependency.class::cast).toList()
                : List.of();
    }
}
