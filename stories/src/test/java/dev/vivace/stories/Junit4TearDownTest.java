package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.After;
import org.junit.Before;
import org.junit.FixMethodOrder;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;
import org.junit.runners.MethodSorters;

/** On JUnit 4, too, what is set up is torn down in reverse, whatever happens. */
class Junit4TearDownTest {

    public static class OneTest {

        @Before
        public void make() {
            Log.add("One sets up");
        }

        @After
        public void end() {
            Log.add("One tears down");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(OneTest.class)
    public static class TwoTest {

        @Before
        public void make() {
            Log.add("Two sets up");
        }

        @After
        public void endA() {
            Log.add("Two tears down A");
        }

        @After
        public void endB() {
            Log.add("Two tears down B");
        }

        @org.junit.Test
        public void test() {
            Log.add("test");
        }
    }

    @Test
    void inReverse() {
        String[] expected = {
            "One sets up", "Two sets up", "test", "Two tears down B", "Two tears down A", "One tears down"
        };

        assertThat(StoryRun.of(TwoTest.class).run().log()).containsExactly(expected);
        assertThat(StoryRun.of(TwoTest.class).reuse("off").run().log()).containsExactly(expected);
    }

    @FixtureSetup(OneTest.class)
    public static class BrokenTest {

        @Before
        public void make() {
            Log.add("Broken sets up");
            throw new IllegalStateException("broken");
        }

        @After
        public void end() {
            Log.add("Broken tears down");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(BrokenTest.class)
    public static class OfBrokenTest {

        @Before
        public void make() {
            Log.add("must not run");
        }

        @org.junit.Test
        public void one() {
            Log.add("must not run");
        }

        @org.junit.Test
        public void two() {
            Log.add("must not run");
        }
    }

    @Test
    void ofAChainThatIsHalfMadeForEachTest() {
        StoryRun run = StoryRun.of(OfBrokenTest.class).run();

        String[] once = {"One sets up", "Broken sets up", "Broken tears down", "One tears down"};
        assertThat(run.log().subList(0, 4)).containsExactly(once);
        assertThat(run.log().subList(4, 8)).containsExactly(once);
        assertThat(run.failed()).containsOnlyKeys("one", "two");
        assertThat(run.failure("one"))
                .hasMessageContaining("The set-up " + BrokenTest.class.getName() + "#make failed, which "
                        + OfBrokenTest.class.getName() + " needs")
                .hasMessageContaining("OneTest -> BrokenTest -> OfBrokenTest")
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void failsFastWhereItIsToldTo() {
        StoryRun run = StoryRun.of(OfBrokenTest.class)
                .with("vivace.stories.failFast", "true")
                .run();

        assertThat(run.failed()).containsOnlyKeys("one", "two");
        assertThat(run.log()).filteredOn("Broken sets up"::equals).hasSize(1);
    }

    public static class LeakyTest {

        @After
        public void end() {
            Log.add("Leaky tears down");
            throw new IllegalStateException("leaky");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup({OneTest.class, LeakyTest.class})
    public static class OfLeakyTest {

        @After
        public void end() {
            throw new IllegalStateException("own");
        }

        @org.junit.Test
        public void test() {
            Log.add("test");
        }
    }

    @Test
    void ofAllEvenIfSomeFail() {
        StoryRun run = StoryRun.of(OfLeakyTest.class).run();

        assertThat(run.log()).containsExactly("One sets up", "test", "Leaky tears down", "One tears down");
        assertThat(run.failure("test")).hasMessage("own");
        assertThat(run.failure("test").getSuppressed())
                .extracting(Throwable::getMessage)
                .containsExactly("leaky");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(OneTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    @Safe
    public static class SlowTest {

        @org.junit.Test(timeout = 50)
        public void aWaits() throws InterruptedException {
            new CountDownLatch(1).await();
        }

        @org.junit.Test(timeout = 60_000)
        public void bRuns() {
            Log.add("b");
        }

        @org.junit.Test
        public void cReuses() {
            Log.add("c");
        }
    }

    @Test
    void ofATestThatTookTooLong() {
        StoryRun run = StoryRun.of(SlowTest.class).run();

        assertThat(run.failed()).containsOnlyKeys("aWaits");
        assertThat(run.log())
                .containsExactly("One sets up", "One tears down", "One sets up", "b", "c", "One tears down");
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    public static class BrowserTest extends OneTest {}

    @RunWith(StoryRunner.class)
    @FixtureSetup(BrowserTest.class)
    public static class PageTest {

        @After
        public void end() {
            Log.add("Page tears down");
        }

        @org.junit.Test
        public void one() {
            Log.add("page");
        }

        @org.junit.Test
        public void two() {
            Log.add("page");
        }
    }

    @Test
    void atTheEndOfTheRunOfWhatIsMadeForIt() {
        assertThat(StoryRun.of(PageTest.class).run().log())
                .containsExactly("One sets up", "page", "Page tears down", "page", "Page tears down", "One tears down");
    }
}
