package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Static fields of classes after a reset. */
class StaticsTest {

    @BeforeEach
    void forget() {
        Isolation.reset();
    }

    @Test
    void aCounterWithoutInitialiserIsZeroAgain() {
        Counter.count = 5;

        Isolation.reset();

        assertThat(Counter.count).isZero();
    }

    @Test
    void aFinalCollectionIsMadeAnew() {
        Registry.NAMES.add("polluted");
        List<String> before = Registry.NAMES;

        Isolation.reset();

        assertThat(Registry.NAMES).containsExactly("first").isNotSameAs(before);
    }

    @Test
    void aPropertySetBeforeTheFirstUseIsSeen() {
        assertThat(Configured.MODE).isEqualTo("default");
        Isolation.reset();
        System.setProperty("isolated.mode", "special");
        try {
            assertThat(Configured.MODE).isEqualTo("special");
        } finally {
            System.clearProperty("isolated.mode");
        }
    }

    @Test
    void nothingIsResetWithinAnEpoch() {
        Registry.NAMES.add("mine");

        assertThat(Registry.size()).isEqualTo(2);
    }

    @Test
    void staticMethodsAndConstructorsInitialiseToo() {
        Registry.NAMES.add("polluted");
        Isolation.reset();

        assertThat(Registry.size()).isEqualTo(1);

        new Registry().add("second");
        Isolation.reset();

        assertThat(new Registry().add("third")).isEqualTo(2);
    }

    static final class Counter {
        static int count;

        private Counter() {}
    }

    static final class Registry {
        static final List<String> NAMES = new ArrayList<>(List.of("first"));

        static int size() {
            return NAMES.size();
        }

        int add(String name) {
            NAMES.add(name);
            return NAMES.size();
        }
    }

    static final class Configured {
        static final String MODE = System.getProperty("isolated.mode", "default");

        private Configured() {}
    }
}
