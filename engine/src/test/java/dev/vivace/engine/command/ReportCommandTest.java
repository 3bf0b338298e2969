package dev.vivace.engine.command;

import static dev.vivace.engine.model.SampleResults.suite;
import static dev.vivace.engine.model.SampleResults.verdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {

    @TempDir
    private Path project;

    @Test
    void findsResultsOfAllModules() throws IOException {
        runOf("core", Outcome.PASSED);
        runOf("web", Outcome.FAILED);

        Path page = report(Optional.empty());

        assertThat(page).isEqualTo(project.resolve("target/vivace/report/index.html"));
        assertThat(Files.readString(page)).contains("2 modules", ">core<", ">web<");
        assertThat(page.resolveSibling("m-web/tests.html")).content().contains("CartTest");
    }

    @Test
    void aReportReplacesTheOneBefore() throws IOException {
        runOf("core", Outcome.PASSED);
        runOf("web", Outcome.PASSED);
        Path page = report(Optional.empty());
        Files.delete(project.resolve("web/target/vivace/run.json"));

        report(Optional.empty());

        assertThat(page.resolveSibling("m-web/index.html")).doesNotExist();
        assertThat(page).content().contains("All green");
    }

    @Test
    void addsTheSummaryToAFile() throws IOException {
        runOf("core", Outcome.FAILED);
        Path summary = Files.writeString(project.resolve("summary.md"), "Before\n");

        report(Optional.of(summary));

        assertThat(summary).content().startsWith("Before\n").contains("**1 red**", "`shop.CartTest#adds`");
    }

    @Test
    void saysWhatToRunWhereThereAreNoResults() {
        assertThatThrownBy(() -> report(Optional.empty()))
                .isInstanceOfSatisfying(Problem.class, problem -> assertThat(problem.text())
                        .contains("There are no results in", "vivace run"));
    }

    @Test
    void refusesANewerFormatByName() throws IOException {
        Path file = project.resolve("target/vivace/boost.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"format\":\"vivace-boost/9\"}");

        assertThatThrownBy(() -> report(Optional.empty()))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("vivace-boost/9");
    }

    private void runOf(String module, Outcome outcome) {
        RunJson.write(
                project.resolve(module).resolve("target/vivace/run.json"),
                RunReport.of(List.of(suite(verdict("shop.CartTest#adds", outcome, 12)))));
    }

    private Path report(Optional<Path> summary) {
        return new ReportCommand(new ReportRequest(project, Optional.empty(), summary)).run();
    }
}
