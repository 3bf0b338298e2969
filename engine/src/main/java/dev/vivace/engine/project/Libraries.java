package dev.vivace.engine.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.shared.artifact.filter.PatternIncludesArtifactFilter;

/** Which of a module's dependencies Surefire puts on the class path, and which it looks into for tests. */
final class Libraries {

    /** Maven's scopes contain others: what is excluded with a scope is all that such a class path would have. */
    private static final Map<String, Set<String>> SCOPES = Map.of(
            "compile", Set.of("compile", "provided", "system"),
            "runtime", Set.of("compile", "runtime"),
            "compile+runtime", Set.of("compile", "provided", "system", "runtime"),
            "runtime+system", Set.of("compile", "runtime", "system"),
            "test", Set.of("compile", "provided", "system", "runtime", "test"));

    private Libraries() {}

    static List<Path> onClassPath(List<MojoFacts.Library> libraries, String excludedScope, List<String> excludes) {
        Set<String> scopes = SCOPES.getOrDefault(excludedScope, Set.of());
        Predicate<MojoFacts.Library> excluded = matches(excludes);
        return libraries.stream()
                .filter(library -> library.onClassPath() && !scopes.contains(library.scope()))
                .filter(excluded.negate())
                .flatMap(library -> library.file().stream())
                .toList();
    }

    static List<Path> toScan(List<MojoFacts.Library> libraries, List<String> patterns) {
        return libraries.stream()
                .filter(MojoFacts.Library::onClassPath)
                .filter(matches(patterns))
                .flatMap(library -> library.file().stream())
                .filter(file -> Files.isDirectory(file) || file.toString().endsWith(".jar"))
                .toList();
    }

    private static Predicate<MojoFacts.Library> matches(List<String> patterns) {
        if (patterns.isEmpty()) {
            return library -> false;
        }
        PatternIncludesArtifactFilter filter = new PatternIncludesArtifactFilter(patterns);
        return library -> filter.include(artifact(library));
    }

    private static Artifact artifact(MojoFacts.Library library) {
        return new DefaultArtifact(
                library.groupId(),
                library.artifactId(),
                library.version(),
                library.scope(),
                library.type(),
                library.classifier(),
                null);
    }
}
