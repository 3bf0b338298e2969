package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec.Content;
import dev.vivace.engine.project.LaunchSpec.Reports;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReportsReadingTest {

    private static final Path PLACE = Path.of("/shop/cart/target/surefire-reports");

    @Test
    void isWhatSurefireDoesWhereNobodySaysOtherwise() {
        assertThat(reading(Map.of())).isEqualTo(Reports.plain(PLACE));
    }

    @Test
    void followsEachParameter() {
        assertThat(reading(Map.of("reportNameSuffix", "later")).nameSuffix()).isEqualTo("later");
        assertThat(only("trimStackTrace", true)).isEqualTo(new Reports(PLACE, "", true, false, false, Content.plain()));
        assertThat(only("redirectTestOutputToFile", true))
                .isEqualTo(new Reports(PLACE, "", false, true, false, Content.plain()));
        assertThat(only("disableXmlReport", true))
                .isEqualTo(new Reports(PLACE, "", false, false, true, Content.plain()));
    }

    @Test
    void followsEachParameterOfTheContent() {
        assertThat(only("enableOutErrElements", false).content())
                .isEqualTo(new Content(false, true, false, false, false, false, false));
        assertThat(only("enablePropertiesElement", false).content())
                .isEqualTo(new Content(true, false, false, false, false, false, false));
        assertThat(only("reportTestTimestamp", true).content())
                .isEqualTo(new Content(true, true, true, false, false, false, false));
    }

    @Test
    void followsTheReporterOfThePom() {
        assertThat(ofReporter("disable").disableXml()).isTrue();
        assertThat(ofReporter("usePhrasedFileName").content())
                .isEqualTo(new Content(true, true, false, true, false, false, false));
        assertThat(ofReporter("usePhrasedTestSuiteClassName").content())
                .isEqualTo(new Content(true, true, false, false, true, false, false));
        assertThat(ofReporter("usePhrasedTestCaseClassName").content())
                .isEqualTo(new Content(true, true, false, false, false, true, false));
        assertThat(ofReporter("usePhrasedTestCaseMethodName").content())
                .isEqualTo(new Content(true, true, false, false, false, false, true));
    }

    private static Reports ofReporter(String name) {
        return reading(Map.of("statelessTestsetReporter", Map.of(name, true)));
    }

    private static Reports only(String name, boolean value) {
        return reading(Map.of(name, value));
    }

    private static Reports reading(Map<String, Object> parameters) {
        return SampleFacts.with(parameters).launch().reports();
    }
}
