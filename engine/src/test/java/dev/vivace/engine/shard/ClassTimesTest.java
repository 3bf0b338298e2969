package dev.vivace.engine.shard;

import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class ClassTimesTest {

    private static final Function<Collection<TestId>, Optional<Duration>> NOTHING_KNOWN = tests -> Optional.empty();

    @Test
    void addsUpTheTestsOfAClassAndOfThoseNestedInIt() {
        assertThat(ClassTimes.of(catalog("A#a", "A#b", "A$In#c", "B#d"), seconds(Map.of("A", 3, "B", 5))))
                .isEqualTo(Map.of("A", Duration.ofSeconds(3), "B", Duration.ofSeconds(5)));
    }

    @Test
    void countsAClassThatItNeverSawAsTheAverage() {
        assertThat(ClassTimes.of(catalog("A#a", "B#b", "New#c"), seconds(Map.of("A", 2, "B", 6))))
                .containsEntry("New", Duration.ofSeconds(4));
    }

    @Test
    void countsAllTheSameWhereItSawNone() {
        assertThat(ClassTimes.of(catalog("A#a", "B#b", "B#c"), NOTHING_KNOWN).values())
                .hasSize(2)
                .containsOnly(Duration.ofSeconds(1));
    }

    @Test
    void countsEveryClassForSomething() {
        assertThat(ClassTimes.of(catalog("A#a"), seconds(Map.of("A", 0)))).containsEntry("A", Duration.ofMillis(1));
    }

    @Test
    void doesNotForgetWhatCannotBeLoaded() {
        TestCatalog broken = new TestCatalog(
                catalog("A#a").entries(),
                Map.of("Broken", new Failure("java.lang.LinkageError", Optional.empty(), "")));

        assertThat(ClassTimes.of(broken, NOTHING_KNOWN)).containsOnlyKeys("A", "Broken");
    }

    /** As many seconds as are known of the class of the first of these tests. */
    private static Function<Collection<TestId>, Optional<Duration>> seconds(Map<String, Integer> byClass) {
        return tests -> Optional.ofNullable(byClass.get(tests.iterator().next().className()))
                .map(Duration::ofSeconds);
    }
}
