package hostile;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fails where no test of its own can be blamed. */
class LifecycleTest {

    @Test
    @Expect("passed")
    void neighbour() {}

    @Nested
    class SetUpThrows {

        @BeforeAll
        static void throwsAtOnce() {
            throw new IllegalStateException("no set-up");
        }

        @Test
        @Expect(value = "errored", says = "no set-up")
        void first() {}

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Expect(value = "errored", says = "no set-up")
        void second(int value) {}
    }

    @Nested
    class SetUpAsserts {

        @BeforeAll
        static void fails() {
            throw new AssertionError("not as it should be");
        }

        @Test
        @Expect(value = "failed", says = "not as it should be")
        void only() {}
    }

    @Nested
    class SetUpAssumes {

        @BeforeAll
        static void assumesTooMuch() {
            Assumptions.assumeTrue(false, "not here");
        }

        @Test
        @Expect(value = "skipped", says = "not here")
        void only() {}
    }

    @Nested
    @Disabled("not today")
    class Off {

        @Test
        @Expect(value = "skipped", says = "not today")
        void first() {}

        @Nested
        class Deeper {

            @Test
            @Expect(value = "skipped", says = "not today")
            void second() {}
        }
    }

    @Nested
    @Expect(value = "errored", says = "no tear-down")
    class TearDownThrows {

        @AfterAll
        static void throwsAtOnce() {
            throw new IllegalStateException("no tear-down");
        }

        @Test
        @Expect("passed")
        void only() {}
    }

    @Nested
    class ConstructorThrows {

        ConstructorThrows() {
            throw new IllegalStateException("no instance");
        }

        @Test
        @Expect(value = "errored", says = "no instance")
        void first() {}

        @Test
        @Expect(value = "errored", says = "no instance")
        void second() {}
    }

    @Nested
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    class ConstructorForAllThrows {

        ConstructorForAllThrows() {
            throw new IllegalStateException("no instance for all");
        }

        @Test
        @Expect(value = "errored", says = "no instance for all")
        void first() {}

        @Test
        @Expect(value = "errored", says = "no instance for all")
        void second() {}
    }

    @Nested
    class ProviderThrows {

        static java.util.stream.Stream<Integer> values() {
            throw new IllegalStateException("no values");
        }

        @ParameterizedTest
        @MethodSource("values")
        @Expect(value = "errored", says = "no values")
        void never(int value) {}

        @Test
        @Expect("passed")
        void neighbour() {}
    }

    @Nested
    class ProviderIsEmpty {

        static java.util.stream.Stream<Integer> values() {
            return java.util.stream.Stream.empty();
        }

        @ParameterizedTest
        @MethodSource("values")
        @Expect(value = "errored", says = "at least one")
        void never(int value) {}
    }

    @Nested
    class InvocationsDiffer {

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Expect(value = "passed", invocations = 2)
        void all(int value) {}

        @Disabled("later")
        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Expect(value = "skipped", says = "later")
        void none(int value) {}
    }
}
