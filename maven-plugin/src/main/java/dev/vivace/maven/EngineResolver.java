package dev.vivace.maven;

import dev.vivace.engine.project.EngineChoice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.RepositoryUtils;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;

/** Gets what is missing with Maven's own resolver, from the project's own repositories. */
@Singleton
final class EngineResolver {

    private static final String PLATFORM_ENGINE = "org.junit.platform:junit-platform-engine";

    private final RepositorySystem repositories;

    @Inject
    EngineResolver(RepositorySystem repositories) {
        this.repositories = repositories;
    }

    /** The jars of the launcher and engines that the module lacks, those that Surefire itself was given among them. */
    List<Path> engines(
            EngineChoice choice,
            List<org.apache.maven.model.Dependency> givenToSurefire,
            MavenSession session,
            MavenProject project)
            throws DependencyResolutionException {
        Map<String, Artifact> found = new LinkedHashMap<>(engines(givenToSurefire, session, project));
        for (EngineChoice.Wanted wanted : choice.wanted()) {
            merge(found, resolve(wanted, session, project), EngineResolver::higher);
        }
        found.keySet().removeIf(choice::has);
        Optional<EngineChoice.Wanted> aligned = choice.aligned();
        if (aligned.isPresent()) {
            Map<String, Artifact> fitting = resolve(aligned.get(), session, project);
            found.replaceAll((key, artifact) -> fitting.getOrDefault(key, artifact));
        }
        return files(found);
    }

    /** The jars of these dependencies and all that they need. */
    List<Path> dependencies(
            List<org.apache.maven.model.Dependency> dependencies, MavenSession session, MavenProject project)
            throws DependencyResolutionException {
        Map<String, Artifact> found = new LinkedHashMap<>();
        for (org.apache.maven.model.Dependency dependency : dependencies) {
            merge(
                    found,
                    resolve(aether(dependency, session), session, project.getRemoteProjectRepositories()),
                    (first, later) -> first);
        }
        return files(found);
    }

    private Map<String, Artifact> engines(
            List<org.apache.maven.model.Dependency> givenToSurefire, MavenSession session, MavenProject project)
            throws DependencyResolutionException {
        Map<String, Artifact> found = new LinkedHashMap<>();
        for (org.apache.maven.model.Dependency dependency : givenToSurefire) {
            merge(
                    found,
                    resolve(aether(dependency, session), session, project.getRemotePluginRepositories()),
                    EngineResolver::higher);
        }
        found.values().removeIf(artifact -> artifact.getGroupId().equals("org.apache.maven.surefire"));
        return found.containsKey(PLATFORM_ENGINE) ? found : Map.of();
    }

    private Map<String, Artifact> resolve(EngineChoice.Wanted wanted, MavenSession session, MavenProject project)
            throws DependencyResolutionException {
        String[] key = wanted.key().split(":");
        Artifact artifact = new DefaultArtifact(key[0], key[1], "jar", wanted.version());
        return resolve(new Dependency(artifact, JavaScopes.RUNTIME), session, project.getRemoteProjectRepositories());
    }

    private Map<String, Artifact> resolve(Dependency dependency, MavenSession session, List<RemoteRepository> remotes)
            throws DependencyResolutionException {
        CollectRequest collect = new CollectRequest(List.of(dependency), null, remotes);
        DependencyRequest request =
                new DependencyRequest(collect, DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME));
        Map<String, Artifact> resolved = new LinkedHashMap<>();
        for (ArtifactResult result : repositories
                .resolveDependencies(session.getRepositorySession(), request)
                .getArtifactResults()) {
            Artifact artifact = result.getArtifact();
            resolved.put(artifact.getGroupId() + ":" + artifact.getArtifactId(), artifact);
        }
        return resolved;
    }

    private static Dependency aether(org.apache.maven.model.Dependency dependency, MavenSession session) {
        return RepositoryUtils.toDependency(
                dependency, session.getRepositorySession().getArtifactTypeRegistry());
    }

    private static void merge(
            Map<String, Artifact> found, Map<String, Artifact> more, BinaryOperator<Artifact> winner) {
        more.forEach((key, artifact) -> found.merge(key, artifact, winner));
    }

    private static Artifact higher(Artifact one, Artifact other) {
        return EngineChoice.isHigher(other.getVersion(), one.getVersion()) ? other : one;
    }

    private static List<Path> files(Map<String, Artifact> artifacts) {
        List<Path> files = new ArrayList<>();
        artifacts.values().forEach(artifact -> files.add(artifact.getFile().toPath()));
        return files;
    }
}
