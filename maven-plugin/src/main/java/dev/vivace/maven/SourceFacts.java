package dev.vivace.maven;

import dev.vivace.engine.project.MojoFacts;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Reads where a module has the sources of its tests. */
final class SourceFacts {

    private static final String COMPILER = "org.apache.maven.plugins:maven-compiler-plugin";

    private SourceFacts() {}

    static MojoFacts.Sources of(MavenProject project, MavenSession session) {
        List<Path> tests =
                project.getTestCompileSourceRoots().stream().map(Path::of).toList();
        return new MojoFacts.Sources(tests, encoding(project), root(project, session));
    }

    private static Optional<String> encoding(MavenProject project) {
        return Optional.ofNullable(project.getPlugin(COMPILER))
                .map(Plugin::getConfiguration)
                .filter(Xpp3Dom.class::isInstance)
                .map(Xpp3Dom.class::cast)
                .map(configuration -> configuration.getChild("encoding"))
                .map(Xpp3Dom::getValue);
    }

    /** An older Maven that another program runs may not know the whole project. */
    private static Path root(MavenProject project, MavenSession session) {
        return Optional.ofNullable(session.getRequest().getMultiModuleProjectDirectory())
                .or(() ->
                        Optional.ofNullable(session.getExecutionRootDirectory()).map(File::new))
                .orElseGet(project::getBasedir)
                .toPath();
    }
}
