package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.Assume;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.rules.TemporaryFolder;
import org.junit.rules.Timeout;
import org.junit.runner.Request;
import org.junit.runner.Result;
import org.junit.runner.RunWith;
import org.junit.runner.notification.Failure;
import org.junit.runners.MethodSorters;
import org.junit.runners.Suite.SuiteClasses;

/** The same stories with the runners for JUnit 4, under the JUnit Platform and without it. */
class Junit4Test {

    @Test
    void runsNineSetUpsOfTheBankUnderTheVintageEngine() {
        StoryRun run = StoryRun.of(Bank4Stories.All.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isEqualTo(9);
        assertThat(run.output()).contains("9 set-ups run, 18 saved");
    }

    @Test
    void runsSevenInThePapersWay() {
        assertThat(setUps("closure")).isEqualTo(7);
    }

    @Test
    void runsAllWithoutReuse() {
        assertThat(setUps("off")).isEqualTo(27);
    }

    /** The order of a suite is made when its runner is, so that JUnit 4 takes its modes from system properties. */
    private static long setUps(String reuse) {
        System.setProperty("vivace.stories.reuse", reuse);
        try {
            StoryRun run = StoryRun.of(Bank4Stories.All.class).run();
            assertThat(run.failed()).isEmpty();
            return run.setUps();
        } finally {
            System.clearProperty("vivace.stories.reuse");
        }
    }

    @Test
    void heedsFilters() {
        Result result = Junit4Run.of(Request.method(Bank4Stories.WithdrawTest.class, "lessThanBalance"));

        assertThat(result.getFailures()).isEmpty();
        assertThat(result.getRunCount()).isEqualTo(1);
        assertThat(Log.lines()).hasSize(7);
    }

    public static class RootTest {

        List<String> root;

        @BeforeClass
        public static void beforeClass() {
            Log.add("Root begins");
        }

        @AfterClass
        public static void afterClass() {
            Log.add("Root ends");
        }

        @Before
        public void make() {
            Log.add("Root sets up");
            root = new ArrayList<>();
        }

        @After
        public void end() {
            Log.add("Root tears down");
        }

        @Safe
        @org.junit.Test
        public void isMade() {
            assertThat(root).isEmpty();
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(RootTest.class)
    public static class LeafTest {

        @Rule
        public final Timeout timeout = Timeout.seconds(60);

        @Fixture
        private List<String> root;

        @Before
        public void add() {
            Log.add("Leaf sets up");
            root.add("leaf");
        }

        @After
        public void take() {
            Log.add("Leaf tears down");
        }

        @Safe
        @org.junit.Test
        public void reads() {
            assertThat(root).containsExactly("leaf");
        }

        @Safe
        @org.junit.Test(expected = IndexOutOfBoundsException.class)
        public void expects() {
            root.get(7);
        }

        @Ignore
        @org.junit.Test
        public void isLeftOut() {
            throw new IllegalStateException();
        }
    }

    @RunWith(StorySuite.class)
    @SuiteClasses({LeafTest.class, RootTest.class})
    public static class RootAndLeaf {}

    @Test
    void keepsTimeoutsExpectedExceptionsIgnoredTestsAndFixturesOfClasses() {
        Result result = Junit4Run.of(RootAndLeaf.class);

        assertThat(result.getFailures()).isEmpty();
        assertThat(result.getRunCount()).isEqualTo(3);
        assertThat(result.getIgnoreCount()).isEqualTo(1);
        assertThat(Log.lines())
                .containsExactly(
                        "Root begins",
                        "Root sets up",
                        "Leaf sets up",
                        "Leaf tears down",
                        "Root tears down",
                        "Root ends");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(RootTest.class)
    public static class WithFolderTest {

        @Rule
        public final TemporaryFolder folder = new TemporaryFolder();

        @Before
        public void make() throws Exception {
            Log.add("WithFolder sets up");
            folder.newFile();
        }

        @Safe
        @org.junit.Test
        public void one() {
            assertThat(folder.getRoot()).isNotEmptyDirectory();
        }

        @Safe
        @org.junit.Test
        public void two() {
            assertThat(folder.getRoot()).isNotEmptyDirectory();
        }
    }

    @Test
    void doesNotKeepWhatARuleUndoes() {
        Result result = Junit4Run.of(WithFolderTest.class);

        assertThat(result.getFailures()).isEmpty();
        assertThat(Log.lines()).filteredOn("WithFolder sets up"::equals).hasSize(2);
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(WithFolderTest.class)
    public static class OfFolderTest {

        @org.junit.Test
        public void test() {
            Log.add("ran");
        }
    }

    @Test
    void refusesAProviderWithRulesThatNobodyWouldApply() {
        Result result = Junit4Run.of(OfFolderTest.class);

        assertThat(result.getFailures())
                .singleElement()
                .extracting(Failure::getMessage)
                .asString()
                .contains("WithFolderTest has rules")
                .contains("folder");
        assertThat(Log.lines()).isEmpty();
    }

    public static class UnassumingTest {

        @Before
        public void assume() {
            Assume.assumeTrue(false);
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(UnassumingTest.class)
    public static class OfUnassumingTest {

        @org.junit.Test
        public void test() {
            throw new IllegalStateException("must not run");
        }
    }

    @Test
    void abortsATestWhoseProviderAssumesInVain() {
        StoryRun run = StoryRun.of(OfUnassumingTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.aborted()).containsExactly("test");
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(RootTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class FixedTest {

        @org.junit.Test
        public void a() {
            Log.add("a");
        }

        @Safe
        @org.junit.Test
        public void b() {
            Log.add("b");
        }
    }

    @Test
    void leavesAnOrderAloneThatTheAuthorChose() {
        Junit4Run.of(FixedTest.class);

        assertThat(Log.lines()).filteredOn(line -> line.length() == 1).containsExactly("a", "b");
    }

    public static class BaseTest {

        final List<String> order = new ArrayList<>();

        @Before
        public void zBase() {
            order.add("zBase");
        }

        @Before
        public void replaced() {
            order.add("replaced");
        }
    }

    public static class DerivedTest extends BaseTest {

        @Override
        public void replaced() {
            order.add("by Derived");
        }

        @Before
        public void aDerived() {
            order.add("aDerived");
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(DerivedTest.class)
    public static class OfDerivedTest {

        @Fixture
        List<String> order;

        @org.junit.Test
        public void runsInheritedSetUpsFirst() {
            assertThat(order).containsExactly("by Derived", "zBase", "aDerived");
        }
    }

    @Test
    void runsInheritedSetUpsOfProvidersAndOverridingMethodsWithoutAnnotation() {
        assertThat(Junit4Run.of(OfDerivedTest.class).getFailures()).isEmpty();
    }
}
