package dev.vivace.engine.report;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.ReportedRuns.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.plugin.surefire.StartupReportConfiguration;
import org.apache.maven.plugin.surefire.extensions.SurefireConsoleOutputReporter;
import org.apache.maven.plugin.surefire.extensions.SurefireStatelessReporter;
import org.apache.maven.plugin.surefire.extensions.SurefireStatelessTestsetInfoReporter;
import org.apache.maven.plugin.surefire.extensions.junit5.JUnit5Xml30StatelessReporter;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugin.surefire.report.DefaultReporterFactory;
import org.apache.maven.surefire.api.report.ReporterFactoryOptions;

/**
 * {@code TEST-*.xml} and the text files beside it, as Surefire would have written them for the same run. They are written
 * by Surefire's own reporters, which are told what happened as if they had watched.
 */
public final class SurefireReports {

    private static final String SCHEMA =
            "https://maven.apache.org/surefire/maven-surefire-plugin/xsd/surefire-test-report.xsd";

    private final SuiteResult suite;
    private final LaunchSpec spec;

    private SurefireReports(SuiteResult suite, LaunchSpec spec) {
        this.suite = suite;
        this.spec = spec;
    }

    /** Writes the reports of a suite to where its launch specification says. */
    public static void write(SuiteResult suite, LaunchSpec spec) {
        new SurefireReports(suite, spec).write();
    }

    private void write() {
        createDirectory(spec.reports().directory());
        KnownProperties properties = KnownProperties.of(firstEndOfClass(), suite.properties());
        ReportedRuns.of(suite).forEach(reported -> write(reported, properties));
    }

    /** Surefire's reporters would not say that they cannot write. */
    private static void createDirectory(Path directory) {
        try {
            Files.createDirectories(directory);
        } catch (IOException e) {
            throw Problem.of("Cannot write Surefire's reports to " + directory + ".")
                    .detail(e.toString());
        }
    }

    private long firstEndOfClass() {
        return suite.containers().stream()
                .map(result -> new Run(result, 0))
                .filter(run -> run.node().isClass() && !run.isSkippedClass())
                .mapToLong(run -> run.span().ended())
                .min()
                .orElse(0);
    }

    /** A listener per class, as its runs may be scattered over several workers. */
    private void write(ReportedRuns reported, KnownProperties properties) {
        DefaultReporterFactory factory = new DefaultReporterFactory(configuration(reported), new NullConsoleLogger());
        ReportEntries entries = new ReportEntries(spec.reports().trimStackTrace(), properties);
        PlatformStory story = new PlatformStory(factory.createTestReportListener(), entries);
        ReportTimeline.tell(reported, story);
        factory.close();
    }

    private StartupReportConfiguration configuration(ReportedRuns reported) {
        LaunchSpec.Reports reports = spec.reports();
        return new StartupReportConfiguration(
                true,
                false,
                "brief",
                reports.outputToFile(),
                reports.directory().toFile(),
                reports.trimStackTrace(),
                reports.nameSuffix(),
                null,
                false,
                Math.max(spec.policy().reruns(), reported.reruns()),
                SCHEMA,
                null,
                // As if in Surefire's own process: with forks, its configuration needs Maven's classes, which we lack.
                false,
                reports.content().output(),
                reports.content().properties(),
                reports.content().timestamps(),
                xmlReporter(reports),
                outputReporter(reports),
                new SurefireStatelessTestsetInfoReporter(),
                new ReporterFactoryOptions(true));
    }

    private static SurefireStatelessReporter xmlReporter(LaunchSpec.Reports reports) {
        JUnit5Xml30StatelessReporter reporter = new JUnit5Xml30StatelessReporter();
        reporter.setDisable(reports.disableXml());
        reporter.setUsePhrasedFileName(reports.content().phrasedFiles());
        reporter.setUsePhrasedTestSuiteClassName(reports.content().phrasedSuites());
        reporter.setUsePhrasedTestCaseClassName(reports.content().phrasedClasses());
        reporter.setUsePhrasedTestCaseMethodName(reports.content().phrasedMethods());
        return reporter;
    }

    private static SurefireConsoleOutputReporter outputReporter(LaunchSpec.Reports reports) {
        SurefireConsoleOutputReporter reporter = new SurefireConsoleOutputReporter();
        // Otherwise it prints to our own standard output.
        reporter.setDisable(!reports.outputToFile());
        return reporter;
    }
}
