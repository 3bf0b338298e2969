package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;

/** Set-ups of superclasses come first, those of one class by their names; the same whoever's tests they run for. */
class SetUpOrderTest {

    static class BaseTest {

        final List<String> order = new ArrayList<>();

        @BeforeEach
        void zBase() {
            order.add("zBase");
        }

        @BeforeEach
        void overridden() {
            order.add("overridden");
        }
    }

    @Safe
    static class DerivedTest extends BaseTest {

        @BeforeEach
        @Override
        void overridden() {
            order.add("by Derived");
        }

        @BeforeEach
        void five() {
            order.add("five");
        }

        @BeforeEach
        void fifteen() {
            order.add("fifteen");
        }

        @Test
        void own() {
            assertThat(order).containsExactly("zBase", "fifteen", "five", "by Derived");
        }
    }

    @FixtureSetup(DerivedTest.class)
    static class OfDerivedTest {

        @Fixture
        List<String> order;

        @Test
        void of() {
            assertThat(order).containsExactly("zBase", "fifteen", "five", "by Derived");
        }
    }

    @Test
    void isThatOfNamesOnJupiterForItsOwnTestsAndForConsumers() {
        assertThat(StoryRun.of(DerivedTest.class).run().passed()).containsExactly("own");
        assertThat(StoryRun.of(OfDerivedTest.class).run().passed()).containsExactly("of");
    }

    public static class Base4Test {

        final List<String> order = new ArrayList<>();

        @Before
        public void zBase() {
            order.add("zBase");
        }

        @Before
        public void overridden() {
            order.add("overridden");
        }
    }

    @RunWith(StoryRunner.class)
    @Safe
    public static class Derived4Test extends Base4Test {

        @Before
        @Override
        public void overridden() {
            order.add("by Derived");
        }

        @Before
        public void five() {
            order.add("five");
        }

        @Before
        public void fifteen() {
            order.add("fifteen");
        }

        @org.junit.Test
        public void own() {
            assertThat(order).containsExactly("zBase", "fifteen", "five", "by Derived");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(Derived4Test.class)
    public static class OfDerived4Test {

        @Fixture
        private List<String> order;

        @org.junit.Test
        public void of() {
            assertThat(order).containsExactly("zBase", "fifteen", "five", "by Derived");
        }
    }

    @Test
    void isTheSameOnJunit4() {
        assertThat(StoryRun.of(Derived4Test.class).run().passed()).containsExactly("own");
        assertThat(StoryRun.of(OfDerived4Test.class).run().passed()).containsExactly("of");
    }
}
