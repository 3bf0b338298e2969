package dev.vivace.engine.project;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What becomes of every parameter of Surefire's {@code test} and Failsafe's {@code integration-test}. */
final class SurefireParameters {

    private static final Map<String, Treatment> TABLE = table();

    private SurefireParameters() {}

    /** What we do with a parameter. */
    enum Kind {
        HONOURED,
        IRRELEVANT,
        NOT_HONOURED
    }

    /**
     * What we do with a parameter, and why.
     *
     * @param reason empty where it is honoured
     */
    record Treatment(Kind kind, String reason) {}

    static Optional<Treatment> find(String parameter) {
        return Optional.ofNullable(TABLE.get(parameter));
    }

    static Map<String, Treatment> all() {
        return Collections.unmodifiableMap(TABLE);
    }

    /** One sentence for every parameter that somebody set and that has no effect here. */
    static List<String> warnings(MojoFacts facts) {
        List<String> warnings = new ArrayList<>();
        facts.defaults().forEach((name, defaultValue) -> {
            Object value = facts.parameters().get(name);
            if (isSet(value, defaultValue)) {
                warning(name, value).ifPresent(warnings::add);
            }
        });
        return warnings;
    }

    private static Optional<String> warning(String name, Object value) {
        String what = "Surefire's " + name + "=" + value;
        Optional<Treatment> treatment = find(name);
        if (treatment.isEmpty()) {
            return Optional.of(what + " is not honoured: this version of Vivace does not know the parameter.");
        }
        return treatment
                .filter(known -> known.kind() == Kind.NOT_HONOURED)
                .map(known -> what + " is not honoured: " + known.reason() + ".");
    }

    /** A default that is an expression cannot be compared; such parameters are never warned about. */
    private static boolean isSet(Object value, String defaultValue) {
        if (value == null || defaultValue.contains("${")) {
            return false;
        }
        String text = value.toString();
        if (!defaultValue.isEmpty()) {
            return !text.equals(defaultValue);
        }
        boolean isEmpty = value instanceof Collection<?> list && list.isEmpty()
                || value instanceof Map<?, ?> map && map.isEmpty();
        boolean isNothing = List.of("", "false", "0", "0.0").contains(text);
        return !isEmpty && !isNothing;
    }

    private static Map<String, Treatment> table() {
        Map<String, Treatment> table = new LinkedHashMap<>();
        String honoured =
                """
                additionalClasspathDependencies additionalClasspathElements argLine basedir classesDirectory
                classpathDependencyExcludes classpathDependencyScopeExclude debugForkedProcess defaultClassesDirectory
                dependenciesToScan disableXmlReport enableAssertions enableOutErrElements enablePropertiesElement
                environmentVariables excludeJUnit5Engines excludedEnvironmentVariables excludedGroups excludes
                excludesFile failIfNoSpecifiedTests failIfNoSpecifiedTestsDeprecated failIfNoTests failOnFlakeCount
                forkCount forkMode forkedProcessExitTimeoutInSeconds forkedProcessTimeoutInSeconds groups
                includeJUnit5Engines includes includesFile jdkToolchain junitArtifactName jvm parallel project
                projectBuildDirectory promoteUserPropertiesToSystemProperties properties redirectTestOutputToFile
                reportNameSuffix reportTestTimestamp reportsDirectory rerunFailingTestsCount reuseForks runOrder
                runOrderRandomSeed session skip skipAfterFailureCount skipExec skipITs skipTests
                statelessTestsetReporter suiteXmlFiles systemProperties
                systemPropertiesFile systemPropertyVariables test testClassesDirectory testFailureIgnore
                testNGArtifactName threadCount threadCountClasses threadCountMethods trimStackTrace useModulePath
                workingDirectory
                """;
        List.of(honoured.strip().split("\\s+")).forEach(name -> table.put(name, new Treatment(Kind.HONOURED, "")));
        irrelevant().forEach((name, reason) -> table.put(name, new Treatment(Kind.IRRELEVANT, reason)));
        notHonoured().forEach((name, reason) -> table.put(name, new Treatment(Kind.NOT_HONOURED, reason)));
        return table;
    }

    private static Map<String, String> irrelevant() {
        Map<String, String> reasons = new LinkedHashMap<>();
        String fork = "it says how Surefire talks to its own fork";
        List.of("enableProcessChecker", "forkNode", "shutdown", "tempDir", "useManifestOnlyJar")
                .forEach(name -> reasons.put(name, fork));
        String console = "it says what Surefire prints and writes as plain text";
        List.of(
                        "consoleOutputReporter",
                        "encoding",
                        "printSummary",
                        "reportFormat",
                        "statelessTestsetInfoReporter",
                        "useFile")
                .forEach(name -> reasons.put(name, console));
        String own = "Maven tells it to Surefire, nobody sets it";
        List.of("parallelMavenExecution", "pluginArtifactMap", "pluginDescriptor", "projectArtifactMap")
                .forEach(name -> reasons.put(name, own));
        reasons.put("summaryFile", "only failsafe:verify reads that file");
        reasons.put("testSourceDirectory", "no test framework that we support reads sources");
        return reasons;
    }

    private static Map<String, String> notHonoured() {
        Map<String, String> reasons = new LinkedHashMap<>();
        String loader = "tests run in the JVM's own class loader";
        reasons.put("childDelegation", loader);
        reasons.put("useSystemClassLoader", loader);
        String pool = "the JUnit Platform has no such setting";
        List.of("parallelOptimized", "perCoreThreadCount", "threadCountSuites", "useUnlimitedThreads")
                .forEach(name -> reasons.put(name, pool));
        String limit = "use Vivace's timeout of a test";
        reasons.put("parallelTestsTimeoutForcedInSeconds", limit);
        reasons.put("parallelTestsTimeoutInSeconds", limit);
        reasons.put("forkedProcessTimeoutExtensionContext", limit);
        String traces = "traces are trimmed as Surefire trims them by default";
        reasons.put("stackTraceFilterPrefixes", traces);
        reasons.put("stackTraceMaxFrames", traces);
        reasons.put("objectFactory", "the TestNG engine cannot be told");
        reasons.put("runOrderStatisticsFileChecksum", "durations come from Vivace's own history");
        return reasons;
    }
}
