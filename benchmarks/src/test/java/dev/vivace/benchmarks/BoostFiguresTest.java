package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoostFiguresTest {

    private static final String JSON =
            """
            {"format":"vivace-boost/1","classes":[
             {"class":"a.FastTest","status":"boosted","code":"","reason":"","reduction":0.4,"pValue":0.03,"tests":4,
              "injections":1,"changedLines":6,"lines":{"before":100,"lost":1,"gained":2},
              "mutants":{"before":7,"lost":1,"gained":0},"millis":3000,"searchMillis":1000},
             {"class":"a.HeirTest","status":"boosted","code":"","reason":"The patch of a.FastTest boosts it, too.","tests":0,
              "injections":0,"changedLines":0,"millis":0,"searchMillis":0},
             {"class":"a.SlowTest","status":"not-faster","code":"no-gain","reason":"too little","reduction":0.01,"pValue":0.02,
              "tests":0,"injections":0,"changedLines":0,"millis":5000,"searchMillis":3000},
             {"class":"a.NamedTest","status":"kept","code":"test-name","reason":"line 3","tests":0,"injections":0,
              "changedLines":0,"millis":0,"searchMillis":0},
             {"class":"a.CheapTest","status":"kept","code":"cheap-fixtures","reason":"2 ms","tests":0,"injections":0,
              "changedLines":0,"millis":0,"searchMillis":0}],
             "suite":{"beforeMillis":10,"afterMillis":8,"reduction":0.2,"pValue":0.03,"pairs":6}}
            """;

    @TempDir
    Path directory;

    private BoostFigures figures;

    @BeforeEach
    void read() throws IOException {
        figures = new BoostFigures(
                "shop", "smallest", BoostJson.read(Files.writeString(directory.resolve("boost.json"), JSON)));
    }

    @Test
    void countsWhatWasTriedTransformedAndFaster() {
        assertThat(figures.withFixtures()).isEqualTo(5);
        assertThat(figures.tried()).hasSize(4);
        assertThat(figures.transformed()).hasSize(3);
        assertThat(figures.significant()).isEqualTo(2);
        assertThat(figures.boosted()).hasSize(2);
    }

    @Test
    void averagesOverClassesThatWereMeasured() {
        assertThat(figures.reduction()).hasValue(0.4);
        assertThat(figures.injectionRate()).hasValue(0.25);
        assertThat(figures.spent()).isEqualTo(Duration.ofSeconds(2));
        assertThat(figures.searched()).isEqualTo(Duration.ofSeconds(1));
        assertThat(figures.lines()).isEqualTo(new BoostJson.Lines(100, 1, 2));
    }

    @Test
    void printsARowAndTheReasons() {
        assertThat(BoostTable.of(List.of(figures)))
                .contains(
                        "| shop | smallest | 5 | 4 | 3 | 25.0 % | 2 | 2 | 40.0 % | 20.0 % | 6.0 | 100, 1, 2 | 7, 1, 0 | 2.0 s"
                                + " | 1.0 s |")
                .contains("- a.NamedTest: test-name, line 3")
                .doesNotContain("a.CheapTest");
    }

    @Test
    void holdsNothingWhereTheSampleCouldNotBeRun() {
        List<BoostFigures> sample = List.of(new BoostFigures("fixtures", "smallest", figures.result()));

        assertThat(Boosts.exitCode(List.of(figures), true, List.of())).isEqualTo(2);
        assertThat(Boosts.exitCode(List.of(), false, List.of())).isEqualTo(2);
        assertThat(Boosts.exitCode(List.of(figures), false, List.of())).isZero();
        assertThat(Boosts.exitCode(sample, true, List.of())).isZero();
        assertThat(Boosts.exitCode(sample, true, List.of("a.FastTest"))).isEqualTo(1);
    }

    @Test
    void comparesWithWhatASampleSays() throws IOException {
        Path expected = Files.writeString(
                directory.resolve("expected.json"),
                """
                {"a.FastTest": {"status": "boosted", "injections": 0},
                 "a.NamedTest": {"status": "kept", "code": "test-name"},
                 "a.LostTest": {"status": "not-faster", "code": "no-gain"}}
                """);

        assertThat(BoostExpectation.read(expected).differences(figures.result()))
                .containsExactly(
                        "a.FastTest: expected boosted with 0 injections, was boosted with 1 injections",
                        "a.LostTest: expected not-faster no-gain, was not named");
        assertThat(BoostExpectation.read(expected).among(List.of("a.FastTest")).differences(figures.result()))
                .hasSize(1);
    }
}
