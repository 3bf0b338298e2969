package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.stories.StorySamples;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoryTextTest {

    private static List<String> lines(StoryPlan plan) {
        Console console = Console.plain(new PrintStream(new ByteArrayOutputStream(), true));
        return StoryText.of(console, plan).lines("bank");
    }

    @Test
    void tellsWhoUsesWhomAndWhatThatSaves() {
        assertThat(lines(StorySamples.bank(true).plan()))
                .contains(
                        "bank: 6 classes of stories",
                        "  Deposit -> Account, Mint",
                        "  System (singular)",
                        "  6. Mint: System Mint; runs 2, saves 0",
                        "Set-ups of all tests: off 27, prefix 9 (saves 18), closure 7 (saves 20)");
    }

    @Test
    void usesTheWholeNameWhereTwoClassesHaveTheSame() {
        assertThat(lines(new StorySamples()
                        .with("a.CartTest", "b.CartTest")
                        .with("b.CartTest")
                        .plan()))
                .contains("  a.CartTest -> b.CartTest");
    }

    @Test
    void saysSoWhereThereAreNone() {
        assertThat(lines(new StorySamples().plan()))
                .containsExactly("bank: no test class uses the set-ups of another (@FixtureSetup).");
    }
}
