package dev.vivace.engine.project;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How one module's tests are launched: everything that Surefire, or the command line, says about it.
 *
 * @param module name for people, {@code groupId:artifactId} for a Maven module
 * @param execution Surefire's execution id; {@code default-test} where there is just one
 * @param baseDirectory the module's directory
 * @param jvm how the JVM starts
 * @param selection which tests there are
 * @param platform what the JUnit Platform is told
 * @param policy what a failure, a rerun or an empty suite means
 * @param reports where Surefire's reports go and what is in them
 * @param warnings what we do not honour, one sentence each
 */
public record LaunchSpec(
        String module,
        String execution,
        Path baseDirectory,
        Jvm jvm,
        Selection selection,
        Platform platform,
        Policy policy,
        Reports reports,
        List<String> warnings) {

    public LaunchSpec {
        warnings = List.copyOf(warnings);
    }

    /**
     * How the JVM starts.
     *
     * @param javaHome of the JDK or JRE that runs the tests
     * @param arguments JVM arguments, {@code argLine} split and replaced
     * @param systemProperties set before the first test, as Surefire's booter does
     * @param environment added to the inherited environment
     * @param excludedEnvironment names of inherited variables that the tests must not see
     * @param workingDirectory where it runs
     * @param classPath the test class path: test classes, classes, dependencies, additional elements
     * @param addedClassPath the launcher and engines that the project lacks and we add
     * @param modules present where the tests run on the module path
     */
    public record Jvm(
            Path javaHome,
            List<String> arguments,
            Map<String, String> systemProperties,
            Map<String, String> environment,
            List<String> excludedEnvironment,
            Path workingDirectory,
            List<Path> classPath,
            List<Path> addedClassPath,
            Optional<Modules> modules) {

        public Jvm {
            arguments = List.copyOf(arguments);
            systemProperties = Collections.unmodifiableMap(new LinkedHashMap<>(systemProperties));
            environment = Collections.unmodifiableMap(new LinkedHashMap<>(environment));
            excludedEnvironment = List.copyOf(excludedEnvironment);
            classPath = List.copyOf(classPath);
            addedClassPath = List.copyOf(addedClassPath);
        }
    }

    /**
     * A run on the module path.
     *
     * @param modulePath what is on it; the rest of {@link Jvm#classPath} stays on the class path
     * @param arguments {@code --patch-module}, {@code --add-opens} and the like, as Surefire gives them
     */
    public record Modules(List<Path> modulePath, List<String> arguments) {

        public Modules {
            modulePath = List.copyOf(modulePath);
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * Which tests there are.
     *
     * @param testClasses directories and jars to look into: the module's own first, then dependencies to scan
     * @param includes patterns in Surefire's syntax
     * @param excludes likewise
     * @param test Surefire's {@code -Dtest}; empty for none
     * @param groups tag expression, categories or TestNG groups; empty for all
     * @param excludedGroups likewise; empty for none
     * @param engines ids of the engines that may run; empty for all
     * @param excludedEngines ids of engines that may not
     * @param runOrder Surefire's name of the order of classes
     * @param runOrderSeed for a random order
     */
    public record Selection(
            List<Path> testClasses,
            List<String> includes,
            List<String> excludes,
            String test,
            String groups,
            String excludedGroups,
            List<String> engines,
            List<String> excludedEngines,
            String runOrder,
            Optional<Long> runOrderSeed) {

        public Selection {
            testClasses = List.copyOf(testClasses);
            includes = List.copyOf(includes);
            excludes = List.copyOf(excludes);
            engines = List.copyOf(engines);
            excludedEngines = List.copyOf(excludedEngines);
        }
    }

    /**
     * What the JUnit Platform is told.
     *
     * @param configurationParameters as in {@code junit-platform.properties}
     * @param listeners class names of JUnit 4 run listeners
     */
    public record Platform(Map<String, String> configurationParameters, List<String> listeners) {

        public Platform {
            configurationParameters = Collections.unmodifiableMap(new LinkedHashMap<>(configurationParameters));
            listeners = List.copyOf(listeners);
        }
    }

    /**
     * What a failure, a rerun or an empty suite means.
     *
     * @param skip why no test runs at all, where that is configured
     * @param failureIgnored whether red tests leave the build green
     * @param failIfNoTests whether an empty suite is a failure
     * @param reruns how often a failing test is run again
     * @param skipAfterFailures after how many failures the rest is skipped; 0 for never
     * @param forkCount Surefire's number of JVMs
     * @param reuseForks false for a JVM per test class
     * @param timeout of the whole run
     */
    public record Policy(
            Optional<String> skip,
            boolean failureIgnored,
            boolean failIfNoTests,
            int reruns,
            int skipAfterFailures,
            int forkCount,
            boolean reuseForks,
            Optional<Duration> timeout) {}

    /**
     * Where Surefire's reports go and what is in them.
     *
     * @param directory {@code target/surefire-reports} unless configured
     * @param nameSuffix behind the names of reports; empty for none
     * @param trimStackTrace whether traces are cut to the test class
     * @param outputToFile whether output goes to {@code -output.txt} rather than to the console
     * @param disableXml whether XML reports are off
     */
    public record Reports(
            Path directory, String nameSuffix, boolean trimStackTrace, boolean outputToFile, boolean disableXml) {}
}
