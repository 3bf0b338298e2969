package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadmeTest {

    private static final Path CHECKOUT = Path.of("").toAbsolutePath().getParent();

    @Test
    void namesTheCommandThatContinuousIntegrationRuns() throws IOException {
        List<String> lines = Files.readAllLines(CHECKOUT.resolve(".ci/run"));

        assertThat(CHECKOUT.resolve("README.md")).content().contains("    " + lines.get(lines.size() - 1) + "\n");
    }
}
