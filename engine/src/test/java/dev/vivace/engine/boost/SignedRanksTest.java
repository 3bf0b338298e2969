package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against values of printed tables, and of R's {@code wilcox.test(exact = TRUE)}. */
class SignedRanksTest {

    @ParameterizedTest(name = "{0} differences of the same sign: {1}")
    @CsvSource({"1, 1", "5, 0.0625", "6, 0.03125", "7, 0.015625", "8, 0.0078125", "10, 0.001953125"})
    void isSmallestWhereAllDifferencesHaveTheSameSign(int number, double expected) {
        List<Long> rising = LongStream.rangeClosed(1, number).boxed().toList();

        assertThat(SignedRanks.pValue(rising)).isEqualTo(expected);
        assertThat(SignedRanks.pValue(rising.stream().map(d -> -d).toList())).isEqualTo(expected);
    }

    @Test
    void agreesWithTheTextbookExampleOfDepressionScores() {
        // Hollander & Wolfe (1973), page 29: V = 40, p = 0.03906
        List<Long> differences = List.of(952L, -147L, 1022L, 430L, 620L, 590L, 490L, -80L, 10L);

        assertThat(SignedRanks.pValue(differences)).isCloseTo(0.0390625, within(1e-12));
    }

    @ParameterizedTest(name = "8 differences whose ranks of one sign add up to {0}: {1}")
    @CsvSource({"3, 0.0390625", "4, 0.0546875", "18, 1"})
    void agreesWithTheTableForEightPairs(int sum, double expected) {
        assertThat(SignedRanks.pValue(eightWithNegativeSum(sum))).isEqualTo(expected);
    }

    @Test
    void sharesRanksAmongEqualDifferences() {
        // Ranks 1.5, 1.5, 3, 4, 5, 6 with one of the first two negative: 2 or fewer of 64 on each side, and itself.
        assertThat(SignedRanks.pValue(List.of(-1L, 1L, 2L, 3L, 4L, 5L))).isEqualTo(2 * 3 / 64.0);
    }

    @Test
    void leavesOutWhatDoesNotDiffer() {
        assertThat(SignedRanks.pValue(List.of(0L, 1L, 2L, 3L, 4L, 5L, 6L, 0L))).isEqualTo(0.03125);
        assertThat(SignedRanks.pValue(List.of(0L, 0L))).isEqualTo(1);
    }

    /** The differences 1 to 8, those negative whose ranks, the largest first, add up to the sum. */
    private static List<Long> eightWithNegativeSum(int sum) {
        int[] rest = {sum};
        return LongStream.iterate(8, rank -> rank - 1)
                .limit(8)
                .map(rank -> {
                    boolean isNegative = rank <= rest[0];
                    rest[0] -= isNegative ? (int) rank : 0;
                    return isNegative ? -rank : rank;
                })
                .boxed()
                .toList();
    }
}
