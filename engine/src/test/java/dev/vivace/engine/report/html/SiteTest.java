package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Reports.failed;
import static dev.vivace.engine.report.html.Reports.module;
import static dev.vivace.engine.report.html.Reports.passed;
import static dev.vivace.engine.report.html.Reports.run;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.report.RunReport;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SiteTest {

    @Test
    void hasAPageForWhatIsKnownAndSaysWhatFindsOutTheRest() {
        Map<String, String> site = Site.of("shop", List.of(module(run(passed("a.B#c")))));

        assertThat(site).containsKeys("index.html", "tests.html", "timeline.html", "report.css", "summary.md");
        assertThat(site).doesNotContainKeys("order.html", "boost.html", "stories.html");
        assertThat(site.get("index.html"))
                .contains("All green", "vivace fix", "vivace boost")
                .doesNotContain("vivace stories");
    }

    @Test
    void pagesNeitherScriptNorDressThemselves() {
        Map<String, String> site = Site.of("shop", List.of(module(run(failed("a.B#c", "boom")))));

        site.forEach((name, text) -> {
            if (name.endsWith(".html")) {
                assertThat(text).doesNotContain(" style=", "<style", "http://", "https://", " onclick");
                assertThat(text.split("<script", -1)).as(name).hasSize(2);
            }
        });
    }

    @Test
    void namesAndMessagesOfTestsStayText() {
        String evil = "</pre><script>alert(1)</script><img src=x onerror=alert(2)>";
        RunReportOf hostile = new RunReportOf("a.B#" + evil, evil);

        Map<String, String> site = Site.of(evil, List.of(module(hostile.run())));

        site.forEach((name, text) -> {
            if (name.endsWith(".html")) {
                assertThat(text).as(name).doesNotContain("<script>", "<img", "</pre><script");
            }
        });
        assertThat(site.get("tests.html")).contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    @Test
    void inTheSummaryForeignTextNeverLeavesItsCodeSpan() {
        String name = "a.B#x` <b>|`` </td><script>alert 1</script>`";

        String summary = MarkdownSummary.of(List.of(module(new RunReportOf(name, "`\n\n<b>\u001b[31m" + name).run())));

        String outside = summary.replaceAll("`[^`\n]*`", "");
        assertThat(summary).contains("<script>alert 1</script>");
        assertThat(outside).doesNotContain("<", "`", "alert");
        assertThat(summary.lines().filter(line -> line.startsWith("| `")))
                .singleElement()
                .satisfies(row -> assertThat(row.chars().filter(character -> character == '|'))
                        .hasSize(4));
    }

    @Test
    void aCommandToCopyIsWholeAndIsolatesAsTheRunDid() {
        String id = "a.B#" + "x".repeat(400);
        RunReport run = run(failed(id, "boom"));
        RunReport apart = new RunReport(
                run.start(),
                "process",
                run.workers(),
                run.seed(),
                run.wallMillis(),
                run.summary(),
                run.tests(),
                run.taints(),
                run.classes(),
                run.jvms(),
                run.shard(),
                run.ending());

        assertThat(Site.of("shop", List.of(module(run))).get("tests.html"))
                .contains("vivace run --test &#39;" + id + "&#39;<");
        assertThat(Site.of("shop", List.of(module(apart))).get("tests.html"))
                .contains("vivace run --isolation process --test &#39;" + id + "&#39;<");
    }

    @Test
    void outputThatIsAllThereIsNotCalledAnEnd() {
        String printed = "ü".repeat(1500);
        RunReport.Test whole = printing(printed, 3000);
        RunReport.Test end = printing(printed, 3001);

        assertThat(tests(whole)).contains("<h3>Printed</h3>");
        assertThat(tests(end)).contains("<h3>Printed, the end of 3001 bytes</h3>");
    }

    private static String tests(RunReport.Test test) {
        return Site.of("shop", List.of(module(run(test)))).get("tests.html");
    }

    private static RunReport.Test printing(String end, long bytes) {
        RunReport.Test plain = passed("a.B#c");
        RunReport.Try first = plain.attempts().get(0);
        RunReport.Try printing = new RunReport.Try(
                first.stage(),
                first.outcome(),
                first.worker(),
                first.startMillis(),
                first.millis(),
                first.failure(),
                first.skipReason(),
                Optional.of(new RunReport.Printed(bytes, end)));
        return new RunReport.Test(
                plain.id(), plain.module(), plain.outcome(), plain.flags(), plain.millis(), List.of(printing));
    }

    private record RunReportOf(String id, String text) {
        private RunReport run() {
            return Reports.run(Reports.test(id, Outcome.FAILED, text, "\u001b[31m" + text + "\ud800"));
        }
    }

    @Test
    void aTextOfMegabytesIsCutAndWholeInAFileBesideThePage() {
        String trace = "x".repeat(5_000_000) + "END";

        Map<String, String> site = Site.of("shop", List.of(module(run(failed("a.B#c", trace)))));

        String file = site.keySet().stream()
                .filter(name -> name.startsWith("text/"))
                .findFirst()
                .orElseThrow();
        assertThat(site.get(file)).isEqualTo(trace);
        assertThat(site.get("tests.html")).hasSizeLessThan(100_000).contains("href=\"" + file + "\"");
        assertThat(site.get("index.html")).hasSizeLessThan(20_000);
    }

    @Test
    void severalModulesHaveADirectoryEachAndAPageThatLeadsToThem() {
        Map<String, String> site =
                Site.of("shop", List.of(module(run(passed("a.B#c"))), module(run(failed("a.B#c", "boom")))));

        assertThat(site).containsKeys("index.html", "m-core/index.html", "m-core-2/tests.html");
        assertThat(site.get("index.html")).contains("m-core/index.html", "m-core-2/index.html");
        assertThat(site.get("m-core/index.html")).contains("../report.css");
    }

    @Test
    void tenThousandTestsAreAFewBars() {
        Bars bars = Bars.of(Reports.large(10_000));

        assertThat(bars.rows()).hasSize(4);
        assertThat(bars.rows()).allSatisfy(row -> assertThat(row.bars()).hasSizeLessThan(1000));
        assertThat(bars.rows().stream()
                        .flatMap(row -> row.bars().stream())
                        .mapToInt(Bars.Bar::tests)
                        .sum())
                .isEqualTo(10_000);
        assertThat(bars.rows().stream().flatMap(row -> row.bars().stream()).filter(bar -> bar.kind()
                        .equals("red")))
                .hasSize(10);
    }
}
