package dev.vivace.engine.project;

/** From parameters to where reports go and what is in them. */
final class ReportsReading {

    private ReportsReading() {}

    static LaunchSpec.Reports of(MojoFacts facts, Parameters parameters) {
        Parameters reporter = parameters.nested("statelessTestsetReporter");
        return new LaunchSpec.Reports(
                parameters
                        .file("reportsDirectory")
                        .orElse(facts.origin().buildDirectory().resolve("surefire-reports")),
                parameters.text("reportNameSuffix"),
                parameters.flag("trimStackTrace"),
                parameters.flag("redirectTestOutputToFile"),
                parameters.flag("disableXmlReport", reporter.flag("disable")),
                content(parameters, reporter));
    }

    private static LaunchSpec.Content content(Parameters parameters, Parameters reporter) {
        return new LaunchSpec.Content(
                parameters.flag("enableOutErrElements", true),
                parameters.flag("enablePropertiesElement", true),
                parameters.flag("reportTestTimestamp"),
                reporter.flag("usePhrasedFileName"),
                reporter.flag("usePhrasedTestSuiteClassName"),
                reporter.flag("usePhrasedTestCaseClassName"),
                reporter.flag("usePhrasedTestCaseMethodName"));
    }
}
