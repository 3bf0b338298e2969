package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.PropertySnapshot;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KnownPropertiesTest {

    private static final KnownProperties PROPERTIES = KnownProperties.of(
            3,
            List.of(
                    new PropertySnapshot(1, Map.of("os", "linux", "mode", "plain")),
                    new PropertySnapshot(5, Map.of("os", "linux", "mode", "test"))));

    @Test
    void areUnknownUntilAClassHasEnded() {
        assertThat(PROPERTIES.at(2)).isEmpty();
    }

    @Test
    void areThoseOfTheBeginningAtFirst() {
        assertThat(PROPERTIES.at(4)).containsEntry("mode", "plain");
    }

    @Test
    void followWhatTestsChange() {
        assertThat(PROPERTIES.at(6)).containsOnly(Map.entry("os", "linux"), Map.entry("mode", "test"));
    }

    @Test
    void areTheSameForAllClassesThatChangedNothing() {
        KnownProperties steady = KnownProperties.of(
                0,
                List.of(
                        new PropertySnapshot(1, Map.of("os", "linux")),
                        new PropertySnapshot(2, Map.of("os", "linux"))));

        assertThat(steady.at(2)).isSameAs(steady.at(1));
    }
}
