package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class EndRequestsTest {

    private Instant now = Instant.parse("2024-05-01T10:00:00Z");
    private final EndRequests requests = new EndRequests(() -> now);

    @Test
    void takesTwoSignalsAtOnceForOneRequest() {
        assertThat(requests.hear()).isEqualTo(OptionalInt.of(1));
        assertThat(requests.hear()).isEmpty();
    }

    @Test
    void countsWhoAsksAgainLater() {
        requests.hear();
        now = now.plusSeconds(1);

        assertThat(requests.hear()).isEqualTo(OptionalInt.of(2));
    }

    @Test
    void letsNobodyKeepAKeyPressedInVain() {
        requests.hear();
        now = now.plusMillis(600);
        requests.hear();
        now = now.plusMillis(600);

        assertThat(requests.hear()).isEqualTo(OptionalInt.of(2));
    }

    @Test
    void countsWhoAsksAgainThoughTheClockWasSetBack() {
        requests.hear();
        now = now.minusSeconds(3600);

        assertThat(requests.hear()).isEqualTo(OptionalInt.of(2));
    }

    @Test
    void happenOnlyWhenHeard() {
        assertThat(requests.happened()).isFalse();

        requests.hear();

        assertThat(requests.happened()).isTrue();
    }
}
