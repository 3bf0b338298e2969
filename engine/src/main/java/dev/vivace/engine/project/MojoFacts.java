package dev.vivace.engine.project;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What Maven knows at the moment when it would run Surefire: the raw material of a launch specification. It uses
 * nothing but the JDK, because it is made inside Maven.
 *
 * @param origin which execution of which plugin in which module
 * @param parameters the configured values by name: texts, booleans, numbers, lists and maps of these
 * @param defaults the values that editable parameters have where nobody sets them; empty for none
 * @param libraries what the module depends on, resolved for its tests, in Maven's order
 * @param sources where the sources of the tests are
 * @param session what holds for the whole build
 * @param additions what was resolved for this run beyond the module's dependencies
 */
public record MojoFacts(
        Origin origin,
        Map<String, Object> parameters,
        Map<String, String> defaults,
        List<Library> libraries,
        Sources sources,
        Session session,
        Additions additions) {

    public MojoFacts {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        defaults = Collections.unmodifiableMap(new LinkedHashMap<>(defaults));
        libraries = List.copyOf(libraries);
    }

    /**
     * Which execution of which plugin in which module.
     *
     * @param plugin {@code maven-surefire-plugin} or {@code maven-failsafe-plugin}
     * @param version of the plugin
     * @param execution id of the execution
     * @param groupId of the module
     * @param artifactId of the module
     * @param directory of the module
     * @param buildDirectory usually {@code target}
     * @param artifact what the module was packaged into, where that already happened
     */
    public record Origin(
            String plugin,
            String version,
            String execution,
            String groupId,
            String artifactId,
            Path directory,
            Path buildDirectory,
            Optional<Path> artifact) {

        /** Whether integration tests are run. */
        public boolean isFailsafe() {
            return plugin.equals("maven-failsafe-plugin");
        }
    }

    /**
     * Something that the module depends on.
     *
     * @param onClassPath whether its type belongs on a class path
     * @param file empty where nothing was resolved
     */
    public record Library(
            String groupId,
            String artifactId,
            String type,
            String classifier,
            String version,
            String scope,
            boolean onClassPath,
            Optional<Path> file) {

        /** {@code groupId:artifactId}. */
        public String key() {
            return groupId + ":" + artifactId;
        }
    }

    /**
     * Where the sources of the tests are.
     *
     * @param tests directories below which they are
     * @param encoding that the compiler is configured with; empty where only properties say it
     * @param root Maven's directory of the whole project
     */
    public record Sources(List<Path> tests, Optional<String> encoding, Path root) {

        public Sources {
            tests = List.copyOf(tests);
        }
    }

    /**
     * What holds for the whole build.
     *
     * @param directory where Maven was started
     * @param began when that was
     * @param userProperties given with {@code -D}
     * @param projectProperties of the module, with all that plugins changed so far
     * @param localRepository Maven's
     * @param javaHome of the JVM that runs Maven
     * @param toolchain home of the JDK that the build asks for
     */
    public record Session(
            Path directory,
            Instant began,
            Map<String, String> userProperties,
            Map<String, String> projectProperties,
            Path localRepository,
            Path javaHome,
            Optional<Path> toolchain) {

        public Session {
            userProperties = Collections.unmodifiableMap(new LinkedHashMap<>(userProperties));
            projectProperties = Collections.unmodifiableMap(new LinkedHashMap<>(projectProperties));
        }
    }

    /**
     * What was resolved for this run beyond the module's dependencies.
     *
     * @param engines the launcher and engines that the module lacks
     * @param dependencies Surefire's {@code additionalClasspathDependencies}
     * @param problem why the tests of this module cannot run
     */
    public record Additions(List<Path> engines, List<Path> dependencies, Optional<String> problem) {

        public Additions {
            engines = List.copyOf(engines);
            dependencies = List.copyOf(dependencies);
        }
    }
}
