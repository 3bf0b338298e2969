package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsPageTest {

    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final Origin ORIGIN = new Origin("abc", "2 cores");
    private static final Section FIRST = Section.ALL.get(0);
    private static final Section SECOND = Section.ALL.get(1);

    @TempDir
    private Path directory;

    @Test
    void tellsWhatWasMeasuredAndOnWhat() {
        String page = ResultsPage.of(
                ORIGIN,
                NOW,
                NOW,
                Scope.everything(),
                List.of(new ResultsPage.Part(FIRST, List.of("--repeat", "5"), 0, "| figures |", true)));

        assertThat(page)
                .contains("Commit: abc", "Machine: 2 cores", "`benchmarks/isolation --repeat 5`", "| figures |")
                .doesNotContain("holds");
    }

    @Test
    void saysThatSomethingHoldsOnlyWhereItWasChecked() {
        Section boost = Section.chosen(List.of("boost")).get(0);

        assertThat(page(new ResultsPage.Part(boost, List.of(), 0, "figures", true)))
                .contains("says itself: holds.");
        assertThat(page(new ResultsPage.Part(boost, List.of(), 1, "figures", true)))
                .contains("says itself: **does not hold**.");
        assertThat(page(ResultsPage.Part.missing(boost, List.of(), 0, "Not measured yet.")))
                .contains("Not measured yet.")
                .doesNotContain("hold");
        assertThat(Checks.NONE).hasToString("Nothing has to hold here: these are figures.\n");
    }

    private static String page(ResultsPage.Part part) {
        return ResultsPage.of(ORIGIN, NOW, NOW, Scope.everything(), List.of(part));
    }

    @Test
    void aPartOfEverythingDoesNotTakeThePlaceOfEverything() throws IOException {
        assertThat(ResultsPage.file(directory, Scope.quick())).isEqualTo(directory.resolve("RESULTS.md"));
        Files.writeString(directory.resolve("RESULTS.md"), ResultsPage.of(ORIGIN, NOW, NOW, Scope.quick(), List.of()));
        assertThat(ResultsPage.file(directory, Scope.quick())).isEqualTo(directory.resolve("RESULTS.md"));

        Files.writeString(
                directory.resolve("RESULTS.md"), ResultsPage.of(ORIGIN, NOW, NOW, Scope.everything(), List.of()));

        assertThat(ResultsPage.file(directory, Scope.quick())).isEqualTo(directory.resolve("RESULTS-part.md"));
        assertThat(ResultsPage.file(directory, Scope.everything())).isEqualTo(directory.resolve("RESULTS.md"));
    }

    @Test
    void givesSectionsThatGoFromSuiteToSuiteAShareOfTheTime() {
        Scope hour = Scope.within(Duration.ofHours(1), 2);

        assertThat(hour.words(FIRST)).endsWith("--within", "20m");
        assertThat(hour.words(Section.chosen(List.of("stories")).get(0))).isEmpty();
        assertThat(Scope.everything().words(FIRST)).doesNotContain("--within");
    }

    @Test
    void keepsSectionsThatAreDone() throws IOException {
        KeptResults kept = begun();
        Files.writeString(kept.printed(FIRST), "figures\n");
        kept.keep(FIRST, 1);

        assertThat(kept.find(FIRST)).contains(new KeptResults.Done(1, "figures\n"));
        assertThat(kept.find(SECOND)).isEmpty();
        kept.forget(List.of(SECOND));
        assertThat(kept.find(FIRST)).isPresent();
        kept.forget(List.of(FIRST));
        assertThat(kept.find(FIRST)).isEmpty();
    }

    @Test
    void forgetsWhatARunPrintedThatWasStopped() throws IOException {
        KeptResults kept = begun();
        Files.writeString(kept.printed(FIRST), "half of the figures\n");

        kept.forgetPrinted(FIRST);
        kept.forgetPrinted(SECOND);

        assertThat(kept.printed(FIRST)).doesNotExist();
    }

    @Test
    void goesOnOnlyWithWhatWasMeasuredOnTheSame() {
        KeptResults kept = begun();

        assertThat(kept.begin(ORIGIN, NOW.plusSeconds(60))).isEqualTo(NOW);
        assertThatThrownBy(() -> kept.begin(new Origin("def", "2 cores"), NOW))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("abc")
                .hasMessageContaining("def")
                .hasMessageContaining("--fresh without --section");
        kept.forget(List.of());
        assertThat(kept.begin(new Origin("def", "2 cores"), NOW)).isEqualTo(NOW);
    }

    @Test
    void refusesASectionThatDoesNotExistBesideOneThatDoes() {
        assertThatThrownBy(() -> Section.chosen(List.of("growth", "grwoth")))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("grwoth");
        assertThat(Section.chosen(List.of("growth"))).extracting(Section::name).containsExactly("growth");
        assertThat(Section.chosen(List.of())).isEqualTo(Section.ALL);
    }

    @Test
    void knowsTheCommitOfTheCheckout() {
        assertThat(Origin.parse(ORIGIN.text())).isEqualTo(ORIGIN);
        assertThat(Origin.commit(directory)).isEqualTo("unknown");
    }

    private KeptResults begun() {
        KeptResults kept = new KeptResults(directory.resolve("kept"));
        kept.begin(ORIGIN, NOW);
        return kept;
    }
}
