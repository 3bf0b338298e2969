package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SplitArgumentsTest {

    @Test
    void givesMavenWhatStandsBehindTheBorder() {
        assertThat(SplitArguments.of(List.of("run", ".", "--", "-Pci", "--", "-o")))
                .isEqualTo(new SplitArguments(List.of("run", "."), List.of("-Pci", "--", "-o")));
    }

    @Test
    void givesMavenNothingWithoutABorder() {
        assertThat(SplitArguments.of(List.of("run")).forMaven()).isEmpty();
    }
}
