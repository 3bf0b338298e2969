package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RatioTest {

    @Test
    void medianIsHalfWayBetweenTheTwoInTheMiddle() {
        assertThat(Ratio.median(List.of(exactly(8), exactly(2), exactly(12), exactly(100))))
                .isEqualTo(exactly(10));
    }

    @Test
    void medianIsABoundWhereABoundMayLieAboveIt() {
        assertThat(Ratio.median(List.of(atLeast(2), exactly(9), exactly(12)))).isEqualTo(atLeast(9));
        assertThat(Ratio.median(List.of(exactly(2), atLeast(9), exactly(12)))).isEqualTo(atLeast(9));
    }

    @Test
    void medianIsExactWhereBoundsLieAboveItAnyway() {
        assertThat(Ratio.median(List.of(exactly(2), exactly(9), atLeast(12)))).isEqualTo(exactly(9));
    }

    @Test
    void boundIsPrintedAsSuch() {
        assertThat(atLeast(12)).hasToString(">= 12.0x");
        assertThat(exactly(12.34)).hasToString("12.3x");
    }

    private static Ratio exactly(double value) {
        return new Ratio(value, false);
    }

    private static Ratio atLeast(double value) {
        return new Ratio(value, true);
    }
}
