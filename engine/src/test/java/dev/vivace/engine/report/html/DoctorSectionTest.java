package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.DoctorReport.FixtureTime;
import dev.vivace.engine.report.DoctorReport.Met;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorReport.Saving;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DoctorSectionTest {

    private final String page = all(new DoctorSection(report()).parts()).markup();

    @Test
    void showsAllThatWasFoundOut() {
        assertThat(page)
                .contains("1.2 of 4 processors busy")
                .contains("Of which 700 ms went into loading classes.")
                .contains("a.DeskTest")
                .contains("A parallel run needs a second look. One test raced.")
                .contains("(victim)")
                .contains("vivace fix shop")
                .contains("Left out: No time.");
    }

    @Test
    void givesNoCommandThatSavesNothing() {
        assertThat(page)
                .contains("vivace run shop")
                .doesNotContain("vivace boost shop")
                .contains("It saves nothing here.");
    }

    private static DoctorReport report() {
        return new DoctorReport(
                "shop:core",
                70,
                12,
                4,
                95_000,
                true,
                List.of(new Part("Start", 1000), new Part("Tests", 9000)),
                Optional.of(700L),
                Optional.of(1.24),
                List.of(
                        new Saving("Processors", 10_000, 4000, "One JVM", "Both were run.", "vivace run shop"),
                        new Saving("Fixtures", 3000, 3000, "One JVM", "At best.", "vivace boost shop")),
                List.of(new FixtureTime("a.DeskTest", 3000, 2000, 1800)),
                List.of(new Met(TestId.parse("a.B#c"), Optional.of(Finding.Kind.VICTIM))),
                "vivace fix shop",
                new Safety(false, "One test raced."),
                List.of("No time."));
    }
}
