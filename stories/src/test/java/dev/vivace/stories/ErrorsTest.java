package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is wrong with a class is said before any set-up runs, and fails that class only. */
class ErrorsTest {

    static class FarTest {

        String far;

        @BeforeEach
        void make() {
            Log.add("Far sets up");
        }
    }

    @FixtureSetup(FarTest.class)
    static class NearTest {

        List<String> names;

        @BeforeEach
        void make() {
            Log.add("Near sets up");
        }

        @Test
        void isRight() {
            Log.add("Near runs");
        }
    }

    @FixtureSetup(NearTest.class)
    static class TypoTest {

        @Fixture
        List<String> name;

        @Test
        void test() {}
    }

    @Test
    void unknownFixture() {
        assertThat(message(TypoTest.class))
                .contains("No provider of " + TypoTest.class.getName() + " has a field name")
                .contains(NearTest.class.getName() + " has: names")
                .contains("did you mean names?");
    }

    @FixtureSetup(NearTest.class)
    static class IndirectTest {

        @Fixture
        String far;

        @Test
        void test() {}
    }

    @Test
    void fixtureOfAProviderThatIsNotDirect() {
        assertThat(message(IndirectTest.class))
                .contains(FarTest.class.getName() + " has it, but is not a direct provider.");
    }

    @FixtureSetup(NearTest.class)
    static class StrangeProviderTest {

        @Fixture(from = FarTest.class)
        String far;

        @Test
        void test() {}
    }

    @FixtureSetup(NearTest.class)
    static class StrangeProviderOfParameterTest {

        @Test
        void test(@Fixture(from = FarTest.class) String far) {}
    }

    @Test
    void fixtureFromAClassThatIsNoProvider() {
        assertThat(message(StrangeProviderTest.class))
                .contains(
                        FarTest.class.getName() + " is not in @FixtureSetup of " + StrangeProviderTest.class.getName());
        assertThat(message(StrangeProviderOfParameterTest.class))
                .contains(FarTest.class.getName() + " is not in @FixtureSetup of "
                        + StrangeProviderOfParameterTest.class.getName());
    }

    static class OuterTest {

        @Nested
        @FixtureSetup(NearTest.class)
        class InnerTest {

            @Test
            void test() {}
        }
    }

    @FixtureSetup(NearTest.class)
    static class OuterStoryTest {

        @Nested
        class InnerTest {

            @Fixture
            List<String> names;

            @Test
            void test() {}
        }
    }

    @Test
    void fixtureOfAnInnerClass() {
        assertThat(message(OuterTest.class))
                .contains("@FixtureSetup stands on the inner class " + OuterTest.InnerTest.class.getName());
        assertThat(message(OuterStoryTest.class))
                .contains(
                        "@Fixture " + OuterStoryTest.InnerTest.class.getName() + ".names is a field of an inner class");
    }

    @FixtureSetup(NearTest.class)
    static class WrongTypeTest {

        @Fixture
        Map<String, String> names;

        @Test
        void test() {}
    }

    @Test
    void fixtureOfAnotherType() {
        assertThat(message(WrongTypeTest.class))
                .contains("names is a java.util.Map, but " + NearTest.class.getName() + ".names is a java.util.List");
    }

    static class LonelyTest {

        @Fixture
        String nobody;

        @Test
        void test() {}
    }

    static class LonelyParameterTest {

        @Test
        void test(@Fixture String nobody) {}
    }

    @Test
    void fixtureWithoutProvider() {
        assertThat(message(LonelyTest.class))
                .contains("@Fixture " + LonelyTest.class.getName() + ".nobody has no provider");
        assertThat(message(LonelyParameterTest.class))
                .contains("No fixture fits the parameter of type java.lang.String");
    }

    @FixtureSetup(NearTest.class)
    static class FinalTest {

        @Fixture
        final List<String> names = null;

        @Test
        void test() {}
    }

    @FixtureSetup(NearTest.class)
    static class StaticTest {

        @Fixture
        static List<String> names;

        @Test
        void test() {}
    }

    @Test
    void fixtureThatCannotBeSet() {
        assertThat(message(FinalTest.class)).contains("FinalTest.names is final");
        assertThat(message(StaticTest.class)).contains("StaticTest.names is static");
    }

    @FixtureSetup(BTest.class)
    static class ATest {

        @Test
        void test() {}
    }

    @FixtureSetup(CTest.class)
    static class BTest {}

    @FixtureSetup(ATest.class)
    static class CTest {}

    @FixtureSetup(ATest.class)
    static class BesideTheCycleTest {

        @Test
        void test() {}
    }

    @FixtureSetup(SelfTest.class)
    static class SelfTest {

        @Test
        void test() {}
    }

    @Test
    void cycle() {
        String way = String.join(
                " -> ", ATest.class.getName(), BTest.class.getName(), CTest.class.getName(), ATest.class.getName());

        assertThat(message(ATest.class)).contains(way);
        assertThat(message(BesideTheCycleTest.class))
                .startsWith(BesideTheCycleTest.class.getName() + " needs set-ups that need each other.")
                .contains(way);
        assertThat(message(SelfTest.class)).contains(SelfTest.class.getName() + " -> " + SelfTest.class.getName());
    }

    @FixtureSetup({NearTest.class, NearTest.class})
    static class TwiceTest {

        @Test
        void test() {}
    }

    abstract static class AbstractTest {}

    @FixtureSetup(AbstractTest.class)
    static class OfAbstractTest {

        @Test
        void test() {}
    }

    @FixtureSetup(Object.class)
    static class OfTheJdkTest {

        @Fixture
        String name;

        @Test
        void test() {}
    }

    @Test
    void providerThatCannotServe() {
        assertThat(message(OfTheJdkTest.class))
                .contains("java.lang.Object, a provider of")
                .contains("is no test class");
        assertThat(message(TwiceTest.class)).contains("NearTest stands twice in @FixtureSetup of");
        assertThat(message(OfAbstractTest.class)).contains("No instance of " + AbstractTest.class.getName());
    }

    @FixtureSetup(NearTest.class)
    static class UndecidedTest {

        @Safe
        @Unsafe
        @Test
        void test() {}
    }

    @Test
    void contradiction() {
        assertThat(message(UndecidedTest.class)).contains("UndecidedTest#test is both @Safe and @Unsafe");
    }

    @FixtureSetup(NearTest.class)
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class PerClassTest {

        @Test
        void test() {}
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    static class ProvidingPerClassTest {}

    @FixtureSetup(ProvidingPerClassTest.class)
    static class OfPerClassTest {

        @Test
        void test() {}
    }

    @Test
    void oneInstanceForAllTests() {
        assertThat(message(PerClassTest.class))
                .contains("All tests of " + PerClassTest.class.getName() + " have one instance");
        assertThat(message(OfPerClassTest.class))
                .contains("All tests of " + ProvidingPerClassTest.class.getName() + ", a provider of");
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    @FixtureSetup(NearTest.class)
    static class LongLivedTest {

        @Test
        void test() {}
    }

    @Test
    void lifeLongerThanThatOfAProvider() {
        assertThat(message(LongLivedTest.class)).contains("lives for the whole run, its provider");
    }

    @FixtureSetup(NearTest.class)
    static class ParameterTest {

        @Test
        void test(@Fixture Thread nobody) {}
    }

    @Test
    void parameterThatNothingFits() {
        assertThat(message(ParameterTest.class))
                .contains("No fixture fits the parameter of type java.lang.Thread of " + ParameterTest.class.getName()
                        + "#test")
                .contains("List " + NearTest.class.getName() + ".names");
    }

    @Test
    void settingThatDoesNotExist() {
        StoryRun run = StoryRun.of(NearTest.class).reuse("sometimes").run();

        assertThat(run.passed()).isEmpty();
        assertThat(run.failed().values()).allSatisfy(failure -> assertThat(failure)
                .hasStackTraceContaining("vivace.stories.reuse is \"sometimes\"")
                .hasStackTraceContaining("off, prefix, closure"));
    }

    @Test
    void failsThatClassOnly() {
        StoryRun run = StoryRun.of(TypoTest.class, NearTest.class).run();

        assertThat(run.failed()).containsOnlyKeys("test");
        assertThat(run.passed()).containsExactly("isRight");
    }

    private static String message(Class<?> type) {
        StoryRun run = StoryRun.of(type).run();
        assertThat(run.log()).isEmpty();
        assertThat(run.failed()).containsOnlyKeys("test");
        return run.failure("test").getMessage();
    }
}
