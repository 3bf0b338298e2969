package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.Before;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;

/** How many instances of a provider a test needs whose providers share it. The set-ups serve both frameworks. */
class InstancesTest {

    public static class RootTest {

        Object root;

        @Before
        @BeforeEach
        public void make() {
            Log.add("Root sets up");
            root = new Object();
        }
    }

    @Singular
    public static class SingularRootTest {

        Object singular;

        @Before
        @BeforeEach
        public void make() {
            Log.add("SingularRoot sets up");
            singular = new Object();
        }
    }

    @FixtureSetup({RootTest.class, SingularRootTest.class})
    public static class LeftTest {

        @Fixture
        Object root;

        @Fixture
        Object singular;
    }

    @FixtureSetup({RootTest.class, SingularRootTest.class})
    public static class RightTest {

        @Fixture
        Object root;

        @Fixture
        Object singular;
    }

    /** What the tests below look at. */
    @FixtureSetup({LeftTest.class, RightTest.class})
    public abstract static class Diamond {

        @Fixture(value = "root", from = LeftTest.class)
        private Object leftRoot;

        @Fixture(value = "root", from = RightTest.class)
        private Object rightRoot;

        @Fixture("singular")
        private Object first;

        @Fixture(value = "singular", from = RightTest.class)
        private Object last;

        final void check() {
            assertThat(leftRoot).isNotNull().isNotSameAs(rightRoot);
            assertThat(first).isNotNull().isSameAs(last);
        }
    }

    static class DiamondTest extends Diamond {

        @Test
        void test() {
            check();
        }
    }

    @RunWith(StoryRunner.class)
    public static class Diamond4Test extends Diamond {

        @org.junit.Test
        public void test() {
            check();
        }
    }

    @Test
    void isOneForEachConsumerUnlessItIsSingularOnJupiter() {
        counts(DiamondTest.class);
    }

    @Test
    void isOneForEachConsumerUnlessItIsSingularOnJunit4() {
        counts(Diamond4Test.class);
    }

    private static void counts(Class<?> type) {
        StoryRun run = StoryRun.of(type).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).containsExactly("test");
        assertThat(run.log()).containsExactly("Root sets up", "SingularRoot sets up", "Root sets up");
    }
}
