package dev.vivace.engine.command;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static dev.vivace.engine.orders.Catalogs.under;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TogetherTest {

    @Test
    void isNobodyWhereNothingIsKnown() {
        assertThat(Together.in(catalog("A#a", "B#b"), Map.of())).isEqualTo(new Together(List.of(), List.of()));
    }

    @Test
    void isAllOfTestng() {
        Together together = Together.in(under("[engine:testng]", "A#a", "B#b"), Map.of());

        assertThat(together.sets()).containsExactly(Set.of("A", "B"));
        assertThat(together.notes())
                .containsExactly("Tests of TestNG may depend on other classes:"
                        + " all 2 classes with such tests stay in one shard.");
    }

    @Test
    void isWhoeverNeedsEarlierClassesWithThoseThatAreStillThere() {
        Together together = Together.in(
                catalog("A#a", "B#b", "C#c"),
                Map.of("B", Set.of("A", "Removed"), "Gone", Set.of("A", "C"), "C", Set.of("Removed")));

        assertThat(together.sets()).containsExactly(Set.of("A", "B"));
        assertThat(together.notes())
                .singleElement()
                .asString()
                .startsWith("B stays in one shard with the classes after which it is green");
    }

    @Test
    void comesFromWhatRanBeforeANeedyTest() {
        assertThat(Needs.of(
                        List.of(TestId.parse("C$In#c"), TestId.parse("A")),
                        Map.of(),
                        Map.of(),
                        catalog("B#b", "A#a", "C#x", "C$In#c", "D#d")))
                .containsExactly(new Need("A", List.of("B")), new Need("C", List.of("B", "A")));
    }
}
