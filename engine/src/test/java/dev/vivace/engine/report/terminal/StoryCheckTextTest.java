package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryCheckResult;
import dev.vivace.engine.model.StoryDifference;
import dev.vivace.engine.model.StoryDifference.Kind;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoryCheckTextTest {

    private static List<String> lines(StoryDifference... differences) {
        Console console = Console.plain(new PrintStream(new ByteArrayOutputStream(), true));
        return new StoryCheckText(console, (order, reuse) -> "vivace run --order " + order + " " + reuse.label())
                .lines(
                        new StoryCheckResult(5, 9, List.of(differences)),
                        List.of(differences).stream()
                                .map(some -> Path.of("a.txt"))
                                .toList());
    }

    @Test
    void namesWhoIsNotSafeAndHowToSeeIt() {
        assertThat(lines(new StoryDifference(
                        TestId.parse("b.Order#empty"),
                        Kind.REUSE,
                        true,
                        Reuse.PREFIX,
                        TestOrder.of("b.Cart#adds", "b.Order#empty"),
                        "expected: 0")))
                .containsExactly(
                        "REUSE b.Order#empty is red only where set-ups are reused, after b.Cart#adds: "
                                + "a test marked @Safe changes a fixture, or keeps it",
                        "  expected: 0",
                        "  Again: vivace run --order a.txt prefix",
                        "5 tests: 1 differs; 9 runs");
    }

    @Test
    void tellsApartWhatHappensByChance() {
        assertThat(lines(new StoryDifference(
                        TestId.parse("A#a"), Kind.CHANCE, false, Reuse.OFF, TestOrder.of("A#a"), "")))
                .startsWith("CHANCE A#a passes in one run, and not again in the same order")
                .endsWith("5 tests: 1 differs, 1 by chance; 9 runs");
    }

    @Test
    void saysWhenAllIsWell() {
        assertThat(lines()).containsExactly("5 tests: 0 differ; 9 runs");
    }
}
