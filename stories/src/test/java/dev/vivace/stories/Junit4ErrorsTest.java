package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.jupiter.api.Test;
import org.junit.runner.RunWith;

/** On JUnit 4, too, what is wrong with a class is said before any set-up runs, and fails that class only. */
class Junit4ErrorsTest {

    /** What all of them have. */
    @RunWith(StoryRunner.class)
    public abstract static class Base {

        @org.junit.Test
        public void test() {
            Log.add("runs");
        }
    }

    public static class FarTest {

        String far;
    }

    @FixtureSetup(FarTest.class)
    public static class NearTest extends Base {

        List<String> names;

        @Before
        public void make() {
            Log.add("Near sets up");
            names = new ArrayList<>();
        }
    }

    @FixtureSetup(NearTest.class)
    public static class TypoTest extends Base {

        @Fixture
        private List<String> name;
    }

    @FixtureSetup(NearTest.class)
    public static class IndirectTest extends Base {

        @Fixture
        private String far;
    }

    @Test
    void unknownFixture() {
        assertThat(message(TypoTest.class))
                .contains("No provider of " + TypoTest.class.getName() + " has a field name")
                .contains(NearTest.class.getName() + " has: names")
                .contains("did you mean names?");
        assertThat(message(IndirectTest.class))
                .contains(FarTest.class.getName() + " has it, but is not a direct provider.");
    }

    @FixtureSetup(NearTest.class)
    public static class WrongTypeTest extends Base {

        @Fixture
        private Map<String, String> names;
    }

    public static class LonelyTest extends Base {

        @Fixture
        private List<String> names;
    }

    @FixtureSetup(NearTest.class)
    public static class StaticTest extends Base {

        @Fixture
        private static List<String> names;
    }

    @Test
    void fixtureThatCannotBeSet() {
        assertThat(message(WrongTypeTest.class)).contains("names is a java.util.Map, but");
        assertThat(message(LonelyTest.class)).contains("LonelyTest.names has no provider");
        assertThat(message(StaticTest.class)).contains("StaticTest.names is static");
    }

    @FixtureSetup(BTest.class)
    public static class ATest extends Base {}

    @FixtureSetup(ATest.class)
    public static class BTest extends Base {}

    @FixtureSetup({NearTest.class, NearTest.class})
    public static class TwiceTest extends Base {}

    @FixtureSetup(Base.class)
    public static class OfAbstractTest extends Base {}

    @Test
    void providerThatCannotServe() {
        String way = String.join(" -> ", ATest.class.getName(), BTest.class.getName(), ATest.class.getName());

        assertThat(message(ATest.class)).contains(way);
        assertThat(message(TwiceTest.class)).contains("NearTest stands twice in @FixtureSetup of");
        assertThat(message(OfAbstractTest.class)).contains("No instance of " + Base.class.getName());
    }

    @FixtureSetup(NearTest.class)
    @Safe
    @Unsafe
    public static class UndecidedTest extends Base {}

    @Test
    void contradiction() {
        assertThat(message(UndecidedTest.class)).contains("UndecidedTest is both @Safe and @Unsafe");
    }

    @Test
    void failsThatClassOnly() {
        StoryRun run = StoryRun.of(TypoTest.class, NearTest.class).run();

        assertThat(run.failed()).hasSize(1);
        assertThat(run.passed()).containsExactly("test");
        assertThat(run.log()).containsExactly("Near sets up", "runs");
    }

    private static String message(Class<?> type) {
        StoryRun run = StoryRun.of(type).run();
        assertThat(run.log()).isEmpty();
        assertThat(run.failed()).containsOnlyKeys("test");
        return run.failure("test").getMessage();
    }
}
