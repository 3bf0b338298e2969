package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.Problem;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MinSavingTextTest {

    @ParameterizedTest
    @CsvSource({
        "5%, 0.05, 0",
        "200ms, 0, 200",
        "'5%,200ms', 0.05, 200",
        "2.5%, 0.025, 0",
        "'10%,1s', 0.1, 1000",
        "0ms, 0, 0"
    })
    void isAPartATimeOrBoth(String text, double part, long millis) {
        assertThat(OptionText.minSaving(text)).isEqualTo(new MinSaving(part, Duration.ofMillis(millis)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "much", "5", "101%", "5%%", "-5%", "5%;200ms"})
    void refusesWhatIsNeither(String text) {
        assertThatThrownBy(() -> OptionText.minSaving(text)).isInstanceOf(Problem.class);
    }
}
