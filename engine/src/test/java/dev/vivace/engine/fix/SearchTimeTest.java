package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Fix;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SearchTimeTest {

    private Instant now = Instant.EPOCH;

    @Test
    void isWithoutTheVerificationOfWhatWasRefused() {
        SearchTime time = new SearchTime(() -> now);

        time.confirming(() -> taking(1));
        time.verifying(() -> taking(60));
        taking(5);
        time.confirming(() -> taking(2));
        time.verifying(() -> taking(30));

        assertThat(time.soFar())
                .isEqualTo(new Fix.Times(Duration.ofSeconds(8), Duration.ofSeconds(2), Duration.ofSeconds(90)));
    }

    private boolean taking(int seconds) {
        now = now.plusSeconds(seconds);
        return true;
    }
}
