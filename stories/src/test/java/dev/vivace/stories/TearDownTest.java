package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;

/** What is set up is torn down in reverse, whatever happens. */
class TearDownTest {

    static class OneTest {

        @BeforeEach
        void make() {
            Log.add("One sets up");
        }

        @AfterEach
        void end() {
            Log.add("One tears down");
        }
    }

    @FixtureSetup(OneTest.class)
    static class TwoTest {

        @BeforeEach
        void make() {
            Log.add("Two sets up");
        }

        @AfterEach
        void end() {
            Log.add("Two tears down");
        }

        @Safe
        @Test
        void two() {
            Log.add("two");
        }
    }

    @FixtureSetup(TwoTest.class)
    static class ThreeTest {

        @BeforeEach
        void make() {
            Log.add("Three sets up");
        }

        @AfterEach
        void endA() {
            Log.add("Three tears down A");
        }

        @AfterEach
        void endB() {
            Log.add("Three tears down B");
        }

        @Test
        void three() {
            Log.add("three");
        }
    }

    @Test
    void inReverse() {
        StoryRun run = StoryRun.of(ThreeTest.class).reuse("off").run();

        assertThat(run.log())
                .containsExactly(
                        "One sets up",
                        "Two sets up",
                        "Three sets up",
                        "three",
                        "Three tears down B",
                        "Three tears down A",
                        "Two tears down",
                        "One tears down");
    }

    @Test
    void notBeforeTheLastTestThatUsesIt() {
        StoryRun run = StoryRun.of(ThreeTest.class, TwoTest.class).run();

        assertThat(run.log())
                .containsExactly(
                        "One sets up",
                        "Two sets up",
                        "two",
                        "Three sets up",
                        "three",
                        "Three tears down B",
                        "Three tears down A",
                        "Two tears down",
                        "One tears down");
    }

    @Test
    void atTheEndOfTheRunWhereNothingElseEndsIt() {
        StoryRun run = StoryRun.of(TwoTest.class).run();

        assertThat(run.log()).containsExactly("One sets up", "Two sets up", "two", "Two tears down", "One tears down");
    }

    @FixtureSetup(TwoTest.class)
    static class BrokenTest {

        @BeforeEach
        void make() {
            Log.add("Broken sets up");
            throw new IllegalStateException("broken");
        }

        @AfterEach
        void end() {
            Log.add("Broken tears down");
        }

        @Test
        void own() {
            Log.add("must not run");
        }
    }

    @FixtureSetup(BrokenTest.class)
    static class OfBrokenTest {

        @BeforeEach
        void make() {
            Log.add("must not run");
        }

        @AfterEach
        void end() {
            Log.add("must not run");
        }

        @Test
        void of() {
            Log.add("must not run");
        }
    }

    @Test
    void ofAChainThatIsHalfMade() {
        StoryRun run = StoryRun.of(OfBrokenTest.class).run();

        assertThat(run.log())
                .containsExactly(
                        "One sets up",
                        "Two sets up",
                        "Broken sets up",
                        "Broken tears down",
                        "Two tears down",
                        "One tears down");
    }

    @Test
    void saysWhichProviderFailed() {
        StoryRun run = StoryRun.of(OfBrokenTest.class).run();

        assertThat(run.failure("of"))
                .hasMessageContaining("The set-up " + BrokenTest.class.getName() + "#make failed, which "
                        + OfBrokenTest.class.getName() + " needs")
                .hasMessageContaining("OneTest -> TwoTest -> BrokenTest -> OfBrokenTest")
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void failsWithTheSetUpsOwnFailureInTheClassItself() {
        StoryRun run = StoryRun.of(BrokenTest.class).run();

        assertThat(run.failure("own")).isInstanceOf(IllegalStateException.class).hasMessage("broken");
    }

    @Test
    void triesAgainForTheNextTestUnlessToldNotTo() {
        StoryRun again = StoryRun.of(OfBrokenTest.class, OfBroken2Test.class).run();
        StoryRun once = StoryRun.of(OfBrokenTest.class, OfBroken2Test.class)
                .with("vivace.stories.failFast", "true")
                .run();

        assertThat(again.log()).filteredOn("Broken sets up"::equals).hasSize(2);
        assertThat(once.log()).filteredOn("Broken sets up"::equals).hasSize(1);
        assertThat(once.failed()).hasSize(2);
        assertThat(once.failed().values()).anySatisfy(failure -> assertThat(failure)
                .hasMessageContaining("It was not tried again.")
                .hasCauseInstanceOf(IllegalStateException.class));
    }

    @FixtureSetup(BrokenTest.class)
    static class OfBroken2Test {

        @Test
        void of2() {
            Log.add("must not run");
        }
    }

    static class UnassumingTest {

        @BeforeEach
        void assume() {
            Assumptions.assumeTrue(false);
        }
    }

    @FixtureSetup(UnassumingTest.class)
    static class OfUnassumingTest {

        @Test
        void test() {
            Log.add("must not run");
        }
    }

    @Test
    void abortsATestWhoseProviderAssumesInVain() {
        StoryRun run = StoryRun.of(OfUnassumingTest.class).run();

        assertThat(run.aborted()).containsExactly("test");
        assertThat(run.log()).isEmpty();
    }

    static class LeakyTest {

        @AfterEach
        void end() {
            Log.add("Leaky tears down");
            throw new IllegalStateException("leaky");
        }

        @Safe
        @Test
        void leaky() {
            Log.add("leaky");
        }
    }

    @FixtureSetup({OneTest.class, LeakyTest.class})
    static class OfLeakyTest {

        @AfterEach
        void end() {
            throw new IllegalStateException("own");
        }

        @Test
        void test() {
            Log.add("runs");
        }
    }

    @Test
    void ofAllEvenIfSomeFail() {
        StoryRun run = StoryRun.of(OfLeakyTest.class).run();

        assertThat(run.log()).containsExactly("One sets up", "runs", "Leaky tears down", "One tears down");
        assertThat(run.failure("test")).hasMessage("own");
        assertThat(run.failure("test").getSuppressed())
                .extracting(Throwable::getMessage)
                .containsExactly("leaky");
    }

    static class TwoLeaksTest {

        @AfterEach
        void a() {
            throw new IllegalStateException("a");
        }

        @AfterEach
        void b() {
            throw new IllegalStateException("b");
        }

        @AfterEach
        void c() {
            Log.add("c tears down");
        }

        @Unsafe
        @Test
        void test() {
            Log.add("runs");
        }
    }

    @FixtureSetup(OneTest.class)
    static class HeirOfTwoLeaksTest extends TwoLeaksTest {}

    @Test
    void ofOneClassEvenIfSomeFail() {
        StoryRun run = StoryRun.of(HeirOfTwoLeaksTest.class).run();

        assertThat(run.log()).containsExactly("One sets up", "runs", "c tears down", "One tears down");
        assertThat(run.failure("test").getSuppressed()).hasSize(1);
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    static class CrashedBrowserTest {

        @BeforeEach
        void open() {
            Log.add("Browser sets up");
            throw new IllegalStateException("crashed");
        }

        @AfterEach
        void close() {
            Log.add("Browser tears down");
        }
    }

    @FixtureSetup({OneTest.class, CrashedBrowserTest.class})
    static class PageTest {

        @Test
        void page() {
            Log.add("page");
        }
    }

    @Test
    void ofWhatIsHalfMadeForTheRun() {
        StoryRun run = StoryRun.of(PageTest.class).run();

        assertThat(run.failed()).containsOnlyKeys("page");
        assertThat(run.log()).containsExactly("One sets up", "Browser sets up", "Browser tears down", "One tears down");
    }

    @Test
    void whatFailedForTheRunIsNoReasonNotToTryWhatComesBeforeIt() {
        StoryRun run = StoryRun.classByClass(PageTest.class, TwoTest.class)
                .with("vivace.stories.failFast", "true")
                .run();

        assertThat(run.failed()).containsOnlyKeys("page");
        assertThat(run.passed()).containsExactly("two");
    }

    @FixtureSetup(OneTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    @Safe
    static class SlowTest {

        @Test
        @Order(1)
        @Timeout(value = 50, unit = TimeUnit.MILLISECONDS)
        void waits() throws InterruptedException {
            new CountDownLatch(1).await();
        }

        @Test
        @Order(2)
        void next() {
            Log.add("next");
        }
    }

    @Test
    void ofATestThatTookTooLong() {
        StoryRun run = StoryRun.of(SlowTest.class).run();

        assertThat(run.failed()).containsOnlyKeys("waits");
        assertThat(run.log()).containsExactly("One sets up", "One tears down", "One sets up", "next", "One tears down");
    }

    @Test
    void isNotForgottenWhereItFailsAtTheEndOfTheRun() {
        StoryRun run = StoryRun.of(LeakyTest.class).run();

        assertThat(run.passed()).containsExactly("leaky");
        assertThat(run.atTheEnd())
                .hasMessageContaining("A tear-down at the end of the run failed")
                .hasMessageContaining("leaky");
    }
}
