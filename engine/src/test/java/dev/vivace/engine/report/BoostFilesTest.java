package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.BoostSample;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.model.Timing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoostFilesTest {

    @TempDir
    private Path directory;

    @Test
    void namesPatchesAndOrdersFromWhereItIs() throws IOException {
        BoostFiles files = BoostFiles.in(directory);
        Boost boosted = BoostSample.boosted(files.add("shop.CartTest", new byte[] {'+'}));
        Boost kept = BoostSample.kept(files.add("shop.TillTest", TestOrder.of("shop.TillTest#counts")));
        Timing timing = new Timing(Duration.ofSeconds(10), Duration.ofSeconds(8), 0.03125);

        Path json = files.end(
                List.of(boosted, kept), Optional.of(new SuiteBoost(timing, 6, Losses.UNKNOWN)), Optional.empty());

        BoostReport report = BoostFiles.read(json);
        assertThat(report.classes().get(0).patch()).contains("patches/boost-001-CartTest.patch");
        assertThat(report.classes().get(1).failingOrder()).contains("orders/boost-shop.TillTest.txt");
        assertThat(report.suite().orElseThrow().afterMillis()).isEqualTo(8000);
        assertThat(Files.readString(json))
                .contains("\"format\": \"vivace-boost/1\"", "\"class\": \"shop.CartTest\"")
                .doesNotContain("null");
    }

    @Test
    void tellsWhatWasMeasured() {
        Path json = BoostFiles.in(directory)
                .end(
                        List.of(BoostSample.boosted(directory.resolve("patches/a.patch"))),
                        Optional.empty(),
                        Optional.empty());

        BoostReport.Boosted boosted = BoostFiles.read(json).classes().get(0);
        assertThat(boosted.fixtureMillis()).contains(3000L);
        assertThat(boosted.beforeMillis()).contains(4000L);
        assertThat(boosted.reduction()).contains(0.5);
        assertThat(boosted.coverageLoss()).contains(0.005);
        assertThat(boosted.mutants()).contains(new BoostReport.Counts(30, 0, 1));
        assertThat(boosted.injections()).isEqualTo(1);
        assertThat(boosted.searchMillis()).isEqualTo(25_000);
    }

    @Test
    void removesWhatAnEarlierCommandLeftButNotThePatchesOfAnother() throws IOException {
        Path ofFix = Files.createDirectories(directory.resolve("patches")).resolve("001-A-b.patch");
        Files.writeString(ofFix, "+");
        Path earlier = BoostFiles.in(directory).add("shop.CartTest", new byte[] {'+'});

        BoostFiles.in(directory);

        assertThat(earlier).doesNotExist();
        assertThat(ofFix).exists();
    }
}
