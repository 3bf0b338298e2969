package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.BoostSample;
import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.Timing;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoostTextTest {

    private final BoostText text = new BoostText(Style.PLAIN, order -> "run " + order);

    @Test
    void tellsWhatAPatchSavesAndWhatItCosts() {
        assertThat(text.of(BoostSample.boosted(Path.of("a.patch"))))
                .containsExactly(
                        "BOOSTED shop.CartTest",
                        "  2.0 s instead of 4.0 s: 50 % less (p = 0.031)",
                        "  fixtures took 3.0 s",
                        "  200 lines reached before; 1 lost, 2 gained",
                        "  30 mutants noticed before; 0 lost, 1 gained",
                        "  by 6 changed lines; 1 of 5 tests reset fixtures",
                        "  Patch: a.patch");
    }

    @Test
    void tellsWhyNotAndHowToSeeIt() {
        assertThat(text.of(BoostSample.kept(Path.of("order.txt"))))
                .containsExactly(
                        "KEPT shop.TillTest",
                        "  fixtures took 0.700 s",
                        "  TillTest#counts is red after TillTest#fills",
                        "  Again: run order.txt");
    }

    @Test
    void tellsWhatAllPatchesDoTogether() {
        Timing slower = new Timing(Duration.ofSeconds(10), Duration.ofSeconds(11), 0.5);

        assertThat(text.of(new SuiteBoost(slower, 6, new Losses(Optional.of(new Loss(9, 0, 0)), Optional.empty()))))
                .containsExactly(
                        "The suite with all patches: 11.0 s instead of 10.0 s: 10 % more (p = 0.500)",
                        "  9 lines reached before; 0 lost, 0 gained");
    }
}
