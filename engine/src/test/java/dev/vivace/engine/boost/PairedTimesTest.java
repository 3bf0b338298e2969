package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Timing;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PairedTimesTest {

    @Test
    void stopsAfterSixPairsWhereAllAreFaster() {
        PairedTimes times = measured(always(100), always(60));

        assertThat(times.before()).hasSize(6);
        assertThat(times.timing()).isEqualTo(new Timing(millis(100), millis(60), 0.03125));
        assertThat(times.timing().isFaster()).isTrue();
    }

    @Test
    void goesOnWhereOneOfSixIsSlower() {
        Supplier<Duration> after = sequence(101, 60, 61, 62, 63, 64, 65);

        PairedTimes times = measured(always(100), after);

        assertThat(times.before()).hasSize(7);
        assertThat(times.timing().isFaster()).isTrue();
    }

    @Test
    void stopsWhereNothingCouldMakeItSignificantAnyMore() {
        PairedTimes times = measured(always(100), always(160));

        assertThat(times.before()).hasSize(6);
        assertThat(times.timing().isFaster()).isFalse();
    }

    @Test
    void stopsAfterTenPairsHoweverItLooks() {
        Supplier<Duration> after = sequence(99, 98, 103, 96, 105, 94, 93, 92, 91, 90);

        assertThat(measured(always(100), after).before()).hasSize(10);
    }

    @Test
    void measuresInTurnSoThatNeitherIsAlwaysFirst() {
        List<String> calls = new ArrayList<>();
        Supplier<Duration> before = () -> {
            calls.add("before");
            return millis(2);
        };
        Supplier<Duration> after = () -> {
            calls.add("after");
            return millis(1);
        };

        PairedTimes.NONE.next(before, after).next(before, after);

        assertThat(calls).containsExactly("before", "after", "after", "before");
    }

    @Test
    void makesDoWithOnePairWhereTimeIsOver() {
        assertThat(PairedTimes.measured(always(2), always(1), () -> true).before())
                .hasSize(1);
    }

    private static PairedTimes measured(Supplier<Duration> without, Supplier<Duration> with) {
        return PairedTimes.measured(without, with, () -> false);
    }

    private static Supplier<Duration> always(long millis) {
        return () -> millis(millis);
    }

    private static Supplier<Duration> sequence(int... millis) {
        Iterator<Duration> times =
                IntStream.of(millis).mapToObj(PairedTimesTest::millis).iterator();
        return times::next;
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }
}
