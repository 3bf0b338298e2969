package dev.vivace.engine.project;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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
 * @param sources where the sources of the tests are
 * @param warnings what we do not honour, one sentence each
 */
public record LaunchSpec(
        String module,
        String execution,
        Path baseDirectory,
        LaunchJvm jvm,
        Selection selection,
        Platform platform,
        Policy policy,
        Reports reports,
        Sources sources,
        List<String> warnings) {

    public LaunchSpec {
        warnings = List.copyOf(warnings);
    }

    /** What Surefire would do with these classes if nothing were configured. */
    public static LaunchSpec plain(String module, Path directory, List<Path> classPath, List<Path> testClasses) {
        return new LaunchSpec(
                module,
                "default-test",
                directory,
                LaunchJvm.plain(directory, classPath),
                Selection.plain(testClasses),
                new Platform(Map.of(), List.of()),
                Policy.plain(),
                Reports.plain(directory.resolve("target").resolve("surefire-reports")),
                new Sources(List.of(), StandardCharsets.UTF_8, directory),
                List.of());
    }

    /** The same launch of other tests: {@code pattern} in the syntax of {@code -Dtest} replaces what is configured. */
    public LaunchSpec withTest(String pattern) {
        Selection selected = selection.withTest(pattern);
        return with(jvm.withModules(jvm.modules().map(modules -> ModulePath.reopened(modules, selected))), selected);
    }

    /** The same launch in another JVM. */
    public LaunchSpec withJvm(LaunchJvm other) {
        return with(other, selection);
    }

    /** The same launch with its reports somewhere else. */
    public LaunchSpec withReportsIn(Path directory) {
        return new LaunchSpec(
                module,
                execution,
                baseDirectory,
                jvm,
                selection,
                platform,
                policy,
                reports.in(directory),
                sources,
                warnings);
    }

    /** The same launch of a module whose own files, its history among them, are somewhere else. */
    public LaunchSpec withFilesIn(Path directory) {
        return new LaunchSpec(
                module, execution, directory, jvm, selection, platform, policy, reports, sources, warnings);
    }

    /** The same launch of tests whose sources are known. */
    public LaunchSpec withSources(Sources others) {
        return new LaunchSpec(
                module, execution, baseDirectory, jvm, selection, platform, policy, reports, others, warnings);
    }

    private LaunchSpec with(LaunchJvm newJvm, Selection newSelection) {
        return new LaunchSpec(
                module, execution, baseDirectory, newJvm, newSelection, platform, policy, reports, sources, warnings);
    }

    /**
     * Which tests there are.
     *
     * @param testClasses directories and jars to look into: the module's own first, then dependencies to scan
     * @param includes patterns in Surefire's syntax, those of {@code includesFile} among them
     * @param excludes likewise
     * @param listedIncludes the patterns of {@code includesFile} alone, which may name methods
     * @param listedExcludes likewise
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
            List<String> listedIncludes,
            List<String> listedExcludes,
            String test,
            String groups,
            String excludedGroups,
            List<String> engines,
            List<String> excludedEngines,
            String runOrder,
            Optional<Long> runOrderSeed) {

        static final List<String> SUREFIRE_INCLUDES =
                List.of("**/Test*.java", "**/*Test.java", "**/*Tests.java", "**/*TestCase.java");

        static final List<String> FAILSAFE_INCLUDES = List.of("**/IT*.java", "**/*IT.java", "**/*ITCase.java");

        static final List<String> DEFAULT_EXCLUDES = List.of("**/*$*");

        public Selection {
            testClasses = List.copyOf(testClasses);
            includes = List.copyOf(includes);
            excludes = List.copyOf(excludes);
            listedIncludes = List.copyOf(listedIncludes);
            listedExcludes = List.copyOf(listedExcludes);
            engines = List.copyOf(engines);
            excludedEngines = List.copyOf(excludedEngines);
        }

        /** What Surefire selects where nothing is configured. */
        public static Selection plain(List<Path> testClasses) {
            return new Selection(
                    testClasses,
                    SUREFIRE_INCLUDES,
                    DEFAULT_EXCLUDES,
                    List.of(),
                    List.of(),
                    "",
                    "",
                    "",
                    List.of(),
                    List.of(),
                    "filesystem",
                    Optional.empty());
        }

        /** The same but for {@code -Dtest}, which takes the place of includes and excludes. */
        public Selection withTest(String pattern) {
            return new Selection(
                    testClasses,
                    includes,
                    excludes,
                    listedIncludes,
                    listedExcludes,
                    pattern,
                    groups,
                    excludedGroups,
                    engines,
                    excludedEngines,
                    runOrder,
                    runOrderSeed);
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
     * @param failIfNoSpecifiedTests whether a {@code -Dtest} that matches nothing is a failure
     * @param reruns how often a failing test is run again
     * @param skipAfterFailures after how many failures the rest is skipped; 0 for never
     * @param failOnFlakes how many tests that pass only when run again make the build red; 0 for never
     * @param forkCount Surefire's number of JVMs; 0 where it would use Maven's own
     * @param reuseForks false for a JVM per test class
     * @param timeout of the whole run
     * @param exitTimeout how long a JVM may take to end after its last test
     */
    public record Policy(
            Optional<String> skip,
            boolean failureIgnored,
            boolean failIfNoTests,
            boolean failIfNoSpecifiedTests,
            int reruns,
            int skipAfterFailures,
            int failOnFlakes,
            int forkCount,
            boolean reuseForks,
            Optional<Duration> timeout,
            Duration exitTimeout) {

        /** Whether Surefire starts a JVM for each test class, so that none ever sees what another one left. */
        public boolean isJvmPerClass() {
            return forkCount > 0 && !reuseForks;
        }

        /** Surefire's defaults. */
        public static Policy plain() {
            return new Policy(
                    Optional.empty(), false, false, true, 0, 0, 0, 1, true, Optional.empty(), Duration.ofSeconds(30));
        }
    }

    /**
     * Where Surefire's reports go and what is in them.
     *
     * @param directory {@code target/surefire-reports} unless configured
     * @param nameSuffix behind the names of reports; empty for none
     * @param trimStackTrace whether traces are cut to the test class
     * @param outputToFile whether output goes to {@code -output.txt} rather than to the console
     * @param disableXml whether XML reports are off
     * @param content what is in them
     */
    public record Reports(
            Path directory,
            String nameSuffix,
            boolean trimStackTrace,
            boolean outputToFile,
            boolean disableXml,
            Content content) {

        /** Surefire's defaults. */
        public static Reports plain(Path directory) {
            return new Reports(directory, "", false, false, false, Content.plain());
        }

        private Reports in(Path other) {
            return new Reports(other, nameSuffix, trimStackTrace, outputToFile, disableXml, content);
        }
    }

    /**
     * Where the sources of the tests are.
     *
     * @param tests directories below which people wrote them; empty where nobody says
     * @param encoding of the files
     * @param root the directory to which patches are relative: that of the whole project, not just of the module
     */
    public record Sources(List<Path> tests, Charset encoding, Path root) {

        public Sources {
            tests = List.copyOf(tests);
        }
    }

    /**
     * What is in an XML report.
     *
     * @param output whether output of tests that passed is there
     * @param properties whether system properties are there
     * @param timestamps whether every test case has its time
     * @param phrasedFiles whether display names name the files
     * @param phrasedSuites whether display names name the suites
     * @param phrasedClasses whether display names name the classes of test cases
     * @param phrasedMethods whether display names name the test cases
     */
    public record Content(
            boolean output,
            boolean properties,
            boolean timestamps,
            boolean phrasedFiles,
            boolean phrasedSuites,
            boolean phrasedClasses,
            boolean phrasedMethods) {

        /** Surefire's defaults. */
        public static Content plain() {
            return new Content(true, true, false, false, false, false, false);
        }
    }
}
