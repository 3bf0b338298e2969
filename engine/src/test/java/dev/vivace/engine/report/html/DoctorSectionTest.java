package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.report.DoctorReport.Safety;
import dev.vivace.engine.report.DoctorSample;
import org.junit.jupiter.api.Test;

class DoctorSectionTest {

    private final String page = all(new DoctorSection(DoctorSample.shop(new Safety(false, "One test raced."))).parts())
            .markup();

    @Test
    void showsAllThatWasFoundOut() {
        assertThat(page)
                .contains("1.2 of 4 processors busy")
                .contains("Of which 700 ms went into loading classes.")
                .contains("a.DeskTest")
                .contains("A parallel run needs a second look. One test raced.")
                .contains("(victim)")
                .contains("vivace fix shop")
                .contains("Left out: Fixtures.");
    }

    @Test
    void givesNoCommandThatSavesNothing() {
        assertThat(page).contains("vivace run").doesNotContain("vivace run -x").contains("It saves nothing here.");
    }
}
