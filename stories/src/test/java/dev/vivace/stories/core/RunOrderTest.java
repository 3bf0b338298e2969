package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Unsafe;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is no story stays where it is, and so does everything where nothing is reused. */
class RunOrderTest {

    private static final class Provider {}

    @FixtureSetup(Provider.class)
    private static final class Consumer {

        @Safe
        void safe() {}

        @Unsafe
        void unsafe() {}

        void silent() {}
    }

    private static final class One {}

    private static final class Two {}

    private static final List<Class<?>> NATURAL = List.of(Two.class, Consumer.class, One.class, Provider.class);

    @Test
    void storiesStandTogetherWhereTheFirstOfThemDidAndOthersKeepTheirOrder() {
        assertThat(order("prefix").classes(NATURAL))
                .containsExactly(Two.class, Provider.class, Consumer.class, One.class);
        assertThat(order("closure").classes(NATURAL))
                .containsExactly(Two.class, Provider.class, Consumer.class, One.class);
    }

    @Test
    void withoutReuseClassesKeepTheirOrder() {
        assertThat(order("off").classes(NATURAL)).isEqualTo(NATURAL);
    }

    @Test
    void safeTestsComeFirst() throws Exception {
        RunOrder order = order("prefix");

        assertThat(order.comesLater(test("safe"))).isFalse();
        assertThat(order.comesLater(test("unsafe"))).isTrue();
        assertThat(order.comesLater(test("silent"))).isTrue();
    }

    private static TestCase test(String name) throws NoSuchMethodException {
        return new TestCase(Consumer.class, Consumer.class.getDeclaredMethod(name));
    }

    private static RunOrder order(String reuse) {
        Map<String, String> chosen = Map.of("vivace.stories.reuse", reuse);
        return new RunOrder(Settings.of(name -> Optional.ofNullable(chosen.get(name))), Learnt.from(Optional.empty()));
    }
}
