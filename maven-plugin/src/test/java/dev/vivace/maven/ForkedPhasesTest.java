package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import org.junit.jupiter.api.Test;

class ForkedPhasesTest {

    @Test
    void areRefusedOfAMavenThatDoesNotStopBeforeIntegrationTests() {
        assertThatThrownBy(() -> ForkedPhases.check("run-it", "4.0.0-rc-4"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("run-it does not work with Maven 4.0.0-rc-4");
    }

    @Test
    void areFineOfAMavenThatDoes() {
        assertThatCode(() -> ForkedPhases.check("run-it", "3.6.3")).doesNotThrowAnyException();
        assertThatCode(() -> ForkedPhases.check("run-it", "3.9.11")).doesNotThrowAnyException();
    }
}
