package dev.vivace.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CommandAgainTest {

    private final CommandAgain again =
            new CommandAgain("vivace", List.of("shop"), Optional.of(Path.of("order.txt")), List.of("-o"), false);

    @Test
    void givesMavenASystemPropertyOfTheTests() {
        assertThat(again.withProperty("vivace.stories.reuse", "off", false).ofOrder())
                .isEqualTo("vivace run shop --order order.txt -- -o -Dvivace.stories.reuse=off");
    }

    @Test
    void givesTheJvmASystemPropertyWhereThereIsNoMaven() {
        assertThat(again.withProperty("vivace.stories.reuse", "off", true).ofOrder())
                .startsWith("vivace run shop --jvm-arg=-Dvivace.stories.reuse=off --order order.txt");
    }
}
