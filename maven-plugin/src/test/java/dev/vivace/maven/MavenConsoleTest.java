package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.junit.jupiter.api.Test;

class MavenConsoleTest {

    @Test
    void isDrawnOnInAnInteractiveBuild() {
        assertThat(MavenConsole.isForUs(new DefaultMavenExecutionRequest().setInteractiveMode(true)))
                .isTrue();
    }

    @Test
    void isALogInABatch() {
        assertThat(MavenConsole.isForUs(new DefaultMavenExecutionRequest().setInteractiveMode(false)))
                .isFalse();
    }

    @Test
    void isALogWhereModulesAreBuiltSideBySide() {
        DefaultMavenExecutionRequest request = new DefaultMavenExecutionRequest();
        request.setInteractiveMode(true).setDegreeOfConcurrency(2);

        assertThat(MavenConsole.isForUs(request)).isFalse();
    }
}
