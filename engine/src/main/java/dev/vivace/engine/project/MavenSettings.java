package dev.vivace.engine.project;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * How a project's Maven is called.
 *
 * @param executable empty for the project's wrapper, or else the Maven of {@code MAVEN_HOME} or the path
 * @param arguments the user's own, {@code -P}, {@code -D}, {@code -o}, {@code -s}, {@code -pl} and so on
 * @param integrationTests whether Failsafe's tests are read instead of Surefire's
 */
public record MavenSettings(Optional<Path> executable, List<String> arguments, boolean integrationTests) {

    public MavenSettings {
        arguments = List.copyOf(arguments);
    }

    /** The project's own Maven, for its unit tests. */
    public static MavenSettings plain() {
        return new MavenSettings(Optional.empty(), List.of(), false);
    }

    /** The same with these arguments of the user. */
    public MavenSettings withArguments(List<String> newArguments) {
        return new MavenSettings(executable, newArguments, integrationTests);
    }

    /** The phase up to which Maven must build; what integration tests need is also torn down again. */
    String phase() {
        return integrationTests ? "post-integration-test" : "test";
    }

    /** The plugin whose place we take. */
    String plugin() {
        return integrationTests ? "maven-failsafe-plugin" : "maven-surefire-plugin";
    }
}
