package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Reports.failed;
import static dev.vivace.engine.report.html.Reports.module;
import static dev.vivace.engine.report.html.Reports.notRun;
import static dev.vivace.engine.report.html.Reports.passed;
import static dev.vivace.engine.report.html.Reports.run;
import static dev.vivace.engine.report.html.Reports.skipped;
import static dev.vivace.engine.report.html.Reports.unconfirmed;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.Ending;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class HeadlineTest {

    @ParameterizedTest
    @MethodSource("runs")
    void greenIsOnlyWhatRanToItsEndAndMakesNoBuildRed(RunReport run, String words, String word) {
        assertThat(Headline.of(run).words()).isEqualTo(words);
        assertThat(Headline.of(run).word()).isEqualTo(word);
    }

    static Stream<Arguments> runs() {
        RunReport green = run(passed("a.B#c"));
        return Stream.of(
                Arguments.of(green, "All green", "green"),
                Arguments.of(green.with(ending(false, false)), "All green", "green"),
                Arguments.of(run(failed("a.B#c", "boom")), "1 red", "red"),
                Arguments.of(run(), "No tests", "stopped"),
                Arguments.of(run(skipped("a.B#c")), "All skipped", "stopped"),
                Arguments.of(run(passed("a.B#c"), notRun("a.B#d")), "Stopped: 1 not run", "stopped"),
                Arguments.of(run(passed("a.B#c"), unconfirmed("a.B#d")), "Stopped: 1 unconfirmed", "stopped"),
                Arguments.of(run(failed("a.B#c", "boom"), notRun("a.B#d")), "1 red, 1 not run", "red"),
                Arguments.of(green.with(ending(true, false)), "Red, though no test is", "red"),
                Arguments.of(green.with(ending(false, true)), "Not the verdicts of the reference", "red"),
                Arguments.of(
                        green.with(ending(false, false).without(List.of("shop:web"))),
                        "Stopped: 1 module not begun",
                        "stopped"));
    }

    @Test
    void allPagesTellWhyARunIsRedThoughNoTestIs() {
        ModuleResults lost =
                module(run(passed("a.B#c")).with(new Ending(true, false, List.of(), List.of("JVM 2 left."))));

        assertThat(Site.of("shop", List.of(lost, lost)).get("index.html"))
                .contains("<span class=\"badge red\">")
                .doesNotContain("green");
        assertThat(Site.of("shop", List.of(lost)).get("index.html"))
                .contains("JVM 2 left.")
                .doesNotContain("All green");
        assertThat(MarkdownSummary.of(List.of(lost))).contains("**Red, though no test is**", "`JVM 2 left.`");
    }

    private static Ending ending(boolean red, boolean differs) {
        return new Ending(red, differs, List.of(), List.of());
    }
}
