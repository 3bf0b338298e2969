package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixComparisonTest {

    private static final String HELPED =
            """
            {"test":"p.T#victim","kind":"victim","status":"fixed",
             "polluters":[{"tests":["p.A#a"],"cleaners":[["p.C#c"],["p.C#d"]],"cleanedBySetUp":false},
                          {"tests":["p.A#b"],"cleaners":[["p.C#c"]],"cleanedBySetUp":false}],
             "stateSetters":[],"patch":"patches/001.patch","statements":1,"code":["Registry.clear();"],
             "helper":["p.C#c"],"helperStatements":4,"millis":2000,"confirmMillis":1500,"verifyMillis":7000,
             "times":{"polluters":{"firstMillis":0,"allMillis":200},"cleaners":{"firstMillis":300,"allMillis":500}},"reason":""}
            """;

    private static final String WITHOUT_HELPER =
            """
            {"test":"p.U#victim","kind":"victim","status":"fixed-without-helper",
             "polluters":[{"tests":["p.A#a"],"cleaners":[],"cleanedBySetUp":false}],
             "stateSetters":[],"patch":"patches/001.patch","statements":2,"code":["Locale before;","Locale.setDefault(before);"],
             "helper":[],"helperStatements":9,"millis":4000,"confirmMillis":1500,"verifyMillis":7000,
             "times":{"polluters":{"firstMillis":0,"allMillis":100},"cleaners":{"allMillis":900}},"reason":""}
            """;

    private static final String IN_VAIN =
            """
            {"test":"p.B#brittle","kind":"brittle","status":"no-fix","polluters":[],"stateSetters":[["p.C#c"]],
             "statements":0,"code":[],"helper":[],"helperStatements":0,"millis":60000,"confirmMillis":0,"verifyMillis":0,
             "times":{"stateSetters":{"firstMillis":0,"allMillis":800}},"reason":"it was interrupted"}
            """;

    @TempDir
    private Path directory;

    @Test
    void comparesTheTimesToTheFirstPatch() {
        FixComparison comparison = comparison(ended(HELPED), ended(HELPED.replace(":2000,", ":25000,")));

        assertThat(comparison.ratio()).contains(new Ratio(12.5, false));
        assertThat(comparison.hasHelper()).isTrue();
    }

    @Test
    void takesACutSearchForABound() {
        FixComparison comparison = comparison(ended(HELPED), cut(IN_VAIN));

        assertThat(comparison.ratio()).contains(new Ratio(30, true));
        assertThat(comparison.process()).hasToString(">= 60.0 s");
    }

    @Test
    void comparesNothingWhereASearchEndedWithoutAPatch() {
        assertThat(comparison(ended(HELPED), ended(IN_VAIN)).ratio()).isEmpty();
        assertThat(comparison(ended(IN_VAIN), ended(HELPED)).ratio()).isEmpty();
        assertThat(comparison(ended(HELPED), FixAttempt.NOT_MADE).ratio()).isEmpty();
        assertThat(FixAttempt.NOT_MADE).hasToString("cut");
    }

    @Test
    void countsEachCleanerOnce() {
        FixJson fix = ended(HELPED).fix().orElseThrow();

        assertThat(fix.polluters().count()).isEqualTo(2);
        assertThat(fix.cleaners())
                .isEqualTo(new FixJson.Searched(
                        2, Optional.of(Duration.ofMillis(300)), Optional.of(Duration.ofMillis(500))));
        assertThat(fix.stateSetters()).isEqualTo(new FixJson.Searched(0, Optional.empty(), Optional.empty()));
    }

    @Test
    void hasAHelperThatAnyWayFound() {
        assertThat(new FixComparison("s", "p.T#victim", "victim", ended(HELPED), ended(IN_VAIN), ended(WITHOUT_HELPER))
                        .hasHelper())
                .isTrue();
        assertThat(comparison(ended(WITHOUT_HELPER), ended(WITHOUT_HELPER)).hasHelper())
                .isFalse();
    }

    @Test
    void takesNoResultOfAnEarlierSearch() throws IOException {
        Path old = directory.resolve("shop/target/vivace/detect.json");
        Files.createDirectories(old.getParent());
        Files.writeString(old, "{}");
        FixRuns runs = new FixRuns(
                new FixSubject("shop", directory.resolve("shop")),
                Path.of("/bin/true"),
                List.of(),
                directory.resolve("kept"),
                Duration.ofMinutes(1));

        assertThat(runs.compare(List.of())).isEmpty();
        assertThat(old).doesNotExist();
    }

    @Test
    void refusesTwoProjectsOfTheSameName() {
        FixSubject one = new FixSubject("shop", Path.of("a/shop"));
        FixSubject other = new FixSubject("shop", Path.of("b/shop"));

        assertThatThrownBy(() -> FixSubject.distinct(List.of(one, other)))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("a/shop")
                .hasMessageContaining("b/shop");
        assertThat(FixSubject.distinct(List.of(one))).containsExactly(one);
    }

    @Test
    void refusesAnotherFormat() throws IOException {
        Path file = Files.writeString(directory.resolve("fix.json"), "{\"format\":\"vivace-fix/2\",\"fixes\":[]}");

        assertThatThrownBy(() -> FixJson.read(file, "p.T#victim"))
                .isInstanceOf(ComparisonFailure.class)
                .hasMessageContaining("vivace-fix/2");
    }

    @Test
    void isProofOnlyIfFastEnoughAndEveryTestWithAHelperIsRepaired() {
        FixComparison fast = comparison(ended(HELPED), ended(HELPED.replace(":2000,", ":20000,")));
        FixComparison slow = comparison(ended(HELPED), ended(HELPED.replace(":2000,", ":19000,")));
        FixComparison unrepaired = comparison(ended(IN_VAIN), ended(IN_VAIN));

        assertThat(FixTable.checks(new FixFigures(List.of(fast))).exitCode()).isZero();
        assertThat(FixTable.checks(new FixFigures(List.of(slow))).exitCode()).isEqualTo(1);
        assertThat(FixTable.checks(new FixFigures(List.of(fast, unrepaired))).exitCode())
                .isEqualTo(1);
        assertThat(FixTable.checks(new FixFigures(List.of())).exitCode()).isEqualTo(1);
    }

    @Test
    void doesNotCountWhatWasGivenUpAmongThoseWithoutAHelper() {
        FixComparison givenUp = new FixComparison(
                "shop", "p.V#victim", "victim", FixAttempt.NOT_MADE, FixAttempt.NOT_MADE, FixAttempt.NOT_MADE);
        FixFigures figures = new FixFigures(List.of(comparison(ended(HELPED), ended(HELPED)), givenUp));

        assertThat(figures.helped(false)).isEmpty();
        assertThat(FixTable.of(figures))
                .contains("1 of 1 with a helper have a patch, 0 of 0 without; for 1 other the time was up")
                .contains("| shop | p.V#victim | victim | - | cut | - | cut | - | - | - | - |");
    }

    @Test
    void printsTestsProjectsAndWhatFollows() {
        FixAttempt helped = ended(HELPED);
        FixAttempt without = ended(WITHOUT_HELPER);
        FixAttempt inVain = ended(IN_VAIN);
        FixAttempt cutWithoutHelper = cut(IN_VAIN.replace("[[\"p.C#c\"]]", "[]"));
        FixFigures figures = new FixFigures(List.of(
                new FixComparison(
                        "shop", "p.T#victim", "victim", helped, ended(HELPED.replace(":2000,", ":25000,")), helped),
                new FixComparison("shop", "p.U#victim", "victim", without, cutWithoutHelper, without),
                new FixComparison("bank", "p.B#brittle", "brittle", inVain, inVain, inVain)));

        assertThat(FixTable.of(figures))
                .isEqualTo(
                        """
                        | subject | test | kind | helper | first patch | in new JVMs | JVM per order | ratio | verified after | statements | of the helper's |
                        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
                        | shop | p.T#victim | victim | yes | 2.0 s | 1.5 s | 25.0 s | 12.5x | 7.0 s | 1 | 4 |
                        | shop | p.U#victim | victim | no | 4.0 s | 1.5 s | >= 60.0 s | >= 15.0x | 7.0 s | 2 | - |
                        | bank | p.B#brittle | brittle | yes | no patch | - | no patch | - | - | - | - |

                        | subject | tests | polluters | first | all | cleaners | first | all | state-setters | first | all | patches | unique | median | all |
                        | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
                        | bank | 1 | 0 | - | - | 0 | - | - | 1 | 0.00 s | 0.80 s | 0 | 0 | - | 0.0 s |
                        | shop | 2 | 3 | 0.00 s | 0.15 s | 2 | 0.30 s | 0.70 s | 0 | - | - | 2 | 2 | 3.0 s | 6.0 s |

                        In all:
                        - 1 of 2 with a helper have a patch, 1 of 1 without
                        - 2 patches, 2 of them unique, 1 of one statement; median size 1.5, median share of the helper's statements 25 %
                        - first patch that holds in the minimal orders: median 3.0 s (wanted: under 30.0 s)
                        - with a JVM per order, median >= 13.8x of that (wanted: at least 10.0x)

                        Without a patch:
                        - p.B#brittle: no-fix, it was interrupted

                        With a JVM per order, without a patch:
                        - p.U#victim: no-fix, it was interrupted
                        """);
    }

    private static FixComparison comparison(FixAttempt reset, FixAttempt process) {
        return new FixComparison("shop", "p.T#victim", "victim", reset, process, reset);
    }

    private FixAttempt ended(String fix) {
        return new FixAttempt(read(fix), false);
    }

    private FixAttempt cut(String fix) {
        return new FixAttempt(read(fix), true);
    }

    private Optional<FixJson> read(String fix) {
        try {
            String test = fix.replaceAll("(?s).*\"test\":\"([^\"]+)\".*", "$1");
            Path file = directory.resolve("fix.json");
            Files.writeString(file, "{\"format\":\"vivace-fix/1\",\"fixes\":[" + fix + "]}");
            return FixJson.read(file, test);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
