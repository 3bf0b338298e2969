package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.Assume;
import org.junit.Before;
import org.junit.FixMethodOrder;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;
import org.junit.runners.MethodSorters;

/** Which tests of JUnit 4 leave their chain to others, and what those find. Its tests run in the order of their names. */
class Junit4SafeTest {

    public static class ListTest {

        static int rows;
        List<String> list;

        @Before
        public void make() {
            Log.add("List sets up");
            list = new ArrayList<>();
            rows = 0;
        }

        @StateProbe
        int rows() {
            return rows;
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class LyingTest {

        @Fixture
        private List<String> list;

        @Safe
        @org.junit.Test
        public void aLies() {
            list.add("lie");
        }

        @Safe
        @org.junit.Test
        public void bSuffers() {
            assertThat(list).isEmpty();
        }
    }

    @Test
    void aLieIsBelievedByDefault() {
        assertThat(StoryRun.of(LyingTest.class).run().failed()).containsOnlyKeys("bSuffers");
    }

    @Test
    void aLieFailsWhereItIsVerified() {
        StoryRun run = StoryRun.of(LyingTest.class).safe("verify").run();

        assertThat(run.failed()).containsOnlyKeys("aLies");
        assertThat(run.failure("aLies"))
                .hasMessageContaining("LyingTest#aLies is @Safe, but changed its fixtures.")
                .hasMessageContaining("ListTest.list: ArrayList of 0 -> ArrayList of 1");
        assertThat(run.passed()).containsExactly("bSuffers");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    public static class InsertingTest {

        @Safe
        @org.junit.Test
        public void inserts() {
            ListTest.rows++;
        }
    }

    @Test
    void probesTellWhatIsNotInTheFixtures() {
        StoryRun run = StoryRun.of(InsertingTest.class).safe("verify").run();

        assertThat(run.failure("inserts")).hasMessageContaining("ListTest.rows(): Integer 0 -> Integer 1");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class SilentTest {

        @Fixture
        private List<String> list;

        @org.junit.Test
        public void aReads() {
            assertThat(list).isEmpty();
        }

        @org.junit.Test
        public void bWrites() {
            list.add("entry");
        }

        @org.junit.Test
        public void cReads() {
            assertThat(list).isEmpty();
        }

        @Unsafe
        @org.junit.Test
        public void dSaysSo() {
            assertThat(list).isEmpty();
        }

        @org.junit.Test
        public void eReads() {
            assertThat(list).isEmpty();
        }
    }

    @Test
    void testsWithoutAnnotationAreTakenForUnsafe() {
        StoryRun run = StoryRun.of(SilentTest.class).run();

        assertThat(run.passed()).hasSize(5);
        assertThat(run.setUps()).isEqualTo(5);
    }

    @Test
    void testsWithoutAnnotationAreWatchedInAutoMode() {
        StoryRun run = StoryRun.of(SilentTest.class).safe("auto").run();

        assertThat(run.passed()).hasSize(5);
        assertThat(run.setUps()).isEqualTo(3);
        assertThat(run.output())
                .contains("SilentTest#bWrites: it changed ListTest.list: ArrayList of 0 -> ArrayList of 1")
                .contains("SilentTest#dSaysSo: it is unsafe");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    @Safe
    public static class OwnFieldsTest {

        @Fixture
        private List<String> list;

        private String assigned;
        private String untouched = "by the constructor";

        @Before
        public void make() {
            Log.add("OwnFields sets up");
            assigned = "by the set-up";
        }

        @org.junit.Test
        public void aAssigns() {
            assigned = "by the test";
            untouched = "by the test";
            list = null;
        }

        @org.junit.Test
        public void bFindsWhatTheSetUpLeft() {
            assertThat(List.of(assigned, untouched)).containsExactly("by the set-up", "by the constructor");
            assertThat(list).isEmpty();
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(OwnFieldsTest.class)
    public static class OfOwnFieldsTest {

        @Fixture
        private String assigned;

        @org.junit.Test
        public void getsWhatTheSetUpLeft() {
            assertThat(assigned).isEqualTo("by the set-up");
        }
    }

    @Test
    void aTestFindsWhatTheSetUpsAssignedAndNothingOfOtherTests() {
        StoryRun run = StoryRun.of(OwnFieldsTest.class, OfOwnFieldsTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(3);
        assertThat(run.setUps()).as(run.output()).isEqualTo(2);
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(ListTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    @Safe
    public static class FailingTest {

        @org.junit.Test
        public void aFails() {
            throw new IllegalStateException("on purpose");
        }

        @org.junit.Test
        public void bIsAborted() {
            Assume.assumeTrue(false);
        }

        @org.junit.Test
        public void cPasses() {
            Log.add("c");
        }

        @Unsafe
        @org.junit.Test
        public void dSaysMoreThanItsClass() {
            Log.add("d");
        }
    }

    @Test
    void aTestThatFailedOrWasAbortedLeavesNothing() {
        StoryRun run = StoryRun.of(FailingTest.class).run();

        assertThat(run.log()).containsExactly("List sets up", "List sets up", "List sets up", "c", "d");
        assertThat(run.output())
                .contains("FailingTest#aFails: it failed")
                .contains("FailingTest#bIsAborted: it was aborted")
                .contains("FailingTest#dSaysMoreThanItsClass: it is unsafe");
    }

    @Test
    void withoutReuseEveryTestHasItsOwn() {
        StoryRun run = StoryRun.of(OwnFieldsTest.class).reuse("off").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(4);
    }
}
