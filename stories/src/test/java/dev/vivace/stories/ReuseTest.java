package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a test finds in its instance, whether set-ups ran for it or for another one. */
class ReuseTest {

    static class ListTest {

        List<String> list;

        @BeforeEach
        void make() {
            Log.add("List sets up");
            list = new ArrayList<>();
        }
    }

    @FixtureSetup(ListTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    @Safe
    static class OwnFieldsTest {

        @Fixture
        List<String> list;

        final List<String> changedInPlace = new ArrayList<>();
        String assigned;
        String untouched = "by the constructor";

        @BeforeEach
        void make() {
            Log.add("OwnFields sets up");
            assigned = "by the set-up";
            changedInPlace.add("by the set-up");
        }

        @Test
        @Order(1)
        void assigns() {
            assigned = "by the test";
            untouched = "by the test";
            list = null;
        }

        @Test
        @Order(2)
        void findsWhatTheSetUpLeft() {
            assertThat(assigned).isEqualTo("by the set-up");
            assertThat(changedInPlace).containsExactly("by the set-up");
            assertThat(untouched).isEqualTo("by the constructor");
            assertThat(list).isEmpty();
        }
    }

    @Test
    void aTestFindsWhatTheSetUpsAssignedAndNothingOfOtherTests() {
        StoryRun run = StoryRun.of(OwnFieldsTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
    }

    @FixtureSetup(OwnFieldsTest.class)
    static class OfOwnFieldsTest {

        @Fixture
        String assigned;

        @Fixture
        List<String> list;

        @Test
        void comesAfterTheProvidersTests() {
            assertThat(assigned).isEqualTo("by the set-up");
            assertThat(list).isNotNull();
        }
    }

    @Test
    void aConsumerGetsWhatTheSetUpsLeftAndNotWhatATestAssigned() {
        StoryRun run = StoryRun.of(OfOwnFieldsTest.class, OwnFieldsTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).as(run.output()).isEqualTo(2);
    }

    static class Printer {

        final StringWriter out;

        Printer(StringWriter out) {
            this.out = out;
        }

        void print(String text) {
            out.getBuffer().setLength(0);
            out.write(text);
        }
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class HandingOverTest {

        final StringWriter out = new StringWriter();
        final Printer preview = new Printer(out);
        final Set<String> scratch = new HashSet<>();
        final StringBuilder listener = new StringBuilder();
        Printer printer;

        @BeforeEach
        void make(@Fixture List<CharSequence> list) {
            Log.add("HandingOver sets up");
            printer = new Printer(out);
            list.add(listener);
        }

        @RepeatedTest(2)
        void hasWhatItsFixturesHave(@Fixture List<CharSequence> list) {
            printer.print("page");
            assertThat(scratch).isEmpty();
            scratch.add("page");

            assertThat(out).hasToString("page");
            assertThat(preview.out).isSameAs(out);
            assertThat(list.get(0)).isSameAs(listener);
        }
    }

    @Test
    void whatASetUpGaveToFixturesGoesWithThem() {
        StoryRun run = StoryRun.of(HandingOverTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
    }

    static class OtherListTest {

        List<String> list;
        private final int number = 7;

        @BeforeEach
        void make() {
            list = List.of("other");
        }

        int number() {
            return number;
        }
    }

    static class InheritingTest extends OtherListTest {}

    @FixtureSetup({ListTest.class, InheritingTest.class})
    static class ConflictTest {

        @Fixture
        List<String> list;

        @Fixture(value = "list", from = InheritingTest.class)
        List<String> other;

        @Fixture
        Integer number;

        @Test
        void theFirstProviderWinsUnlessOneIsNamed() {
            assertThat(list).isEmpty();
            assertThat(other).containsExactly("other");
            assertThat(number).isEqualTo(7);
        }
    }

    @Test
    void fixturesAreFoundByNameAlsoInheritedAndPrivateOnes() {
        StoryRun run = StoryRun.of(ConflictTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(1);
    }

    @FixtureSetup(ListTest.class)
    static class ManyTimesTest {

        @Fixture
        List<String> list;

        @ParameterizedTest
        @ValueSource(strings = {"a", "b"})
        void unsafe(String element) {
            assertThat(list).isEmpty();
            list.add(element);
        }

        @Safe
        @RepeatedTest(3)
        void safe() {
            assertThat(list).isEmpty();
        }
    }

    @Test
    void eachInvocationIsATest() {
        StoryRun run = StoryRun.of(ManyTimesTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(5);
        assertThat(run.setUps()).isEqualTo(2);
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class OuterTest {

        @Fixture
        List<String> list;

        @BeforeEach
        void outer() {
            Log.add("Outer sets up");
            list.add("outer");
        }

        @Nested
        class Inner {

            @BeforeEach
            void inner() {
                Log.add("Inner sets up");
                list.add("inner");
            }

            @Test
            void one() {
                assertThat(list).containsExactly("outer", "inner");
            }

            @Test
            void two() {
                assertThat(list).containsExactly("outer", "inner");
            }
        }
    }

    @Test
    void testsOfNestedClassesHaveTheChainOfTheOutermostAndLeaveNothing() {
        StoryRun run = StoryRun.of(OuterTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.log())
                .containsExactly(
                        "List sets up",
                        "Outer sets up",
                        "Inner sets up",
                        "List sets up",
                        "Outer sets up",
                        "Inner sets up");
    }

    static class ServerTest {

        static String server;
        String address;

        @BeforeAll
        static void start() {
            Log.add("Server starts");
            server = "running";
        }

        @AfterAll
        static void stop() {
            Log.add("Server stops");
            server = null;
        }

        @BeforeEach
        void make() {
            address = server + " here";
        }

        @Test
        void own() {
            assertThat(address).isEqualTo("running here");
        }
    }

    @FixtureSetup(ServerTest.class)
    static class ClientTest {

        @Fixture
        String address;

        @Test
        void connects() {
            assertThat(address).isEqualTo("running here");
        }
    }

    @Test
    void whatAProviderMakesForItsClassIsMadeOnceAndLastsForTheRun() {
        assertThat(StoryRun.of(ClientTest.class).run().log()).containsExactly("Server starts", "Server stops");
        assertThat(StoryRun.of(ServerTest.class, ClientTest.class).run().failed())
                .isEmpty();
        assertThat(StoryRun.of(ServerTest.class, ClientTest.class).run().log())
                .containsExactly("Server starts", "Server stops");
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    static class BrowserTest {

        List<String> browser;

        @BeforeEach
        void open() {
            Log.add("Browser sets up");
            browser = new ArrayList<>();
        }

        @AfterEach
        void close() {
            Log.add("Browser tears down");
        }

        @Test
        void own() {
            assertThat(browser).isNotNull();
        }
    }

    @FixtureSetup({BrowserTest.class, ListTest.class})
    static class PageTest {

        @Fixture
        List<String> browser;

        @Fixture
        List<String> list;

        @Test
        void one() {
            browser.add("one");
        }

        @Test
        void two() {
            assertThat(list).isEmpty();
            browser.add("two");
        }
    }

    @Test
    void aProviderForTheRunIsMadeOnceAndTornDownLast() {
        StoryRun run = StoryRun.of(PageTest.class, BrowserTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.log()).containsExactly("Browser sets up", "List sets up", "List sets up", "Browser tears down");
    }

    @Test
    void theTestsOfAProviderForTheRunFindItsFixturesWithoutReuseToo() {
        StoryRun run =
                StoryRun.of(PageTest.class, BrowserTest.class).reuse("off").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).contains("own");
    }

    @Test
    void theReportTellsWhatWasRunAndSaved() {
        StoryRun run = StoryRun.of(ManyTimesTest.class).run();

        assertThat(run.output())
                .contains("Stories (reuse prefix, safe trust)")
                .containsPattern("ReuseTest.ManyTimesTest +5 +2 +3")
                .contains("ManyTimesTest#unsafe: it is not marked @Safe")
                .endsWith(String.format("2 set-ups run, 3 saved%n"));
        assertThat(run.json())
                .startsWith("{\"format\":\"vivace-stories/1\",\"reuse\":\"prefix\",\"safe\":\"trust\","
                        + "\"setUpsRun\":2,\"setUpsSaved\":3,")
                .contains("\"classes\":[\n{\"class\":\"" + ManyTimesTest.class.getName()
                        + "\",\"providers\":[\"" + ListTest.class.getName() + "\"],\"sequence\":[\""
                        + ListTest.class.getName() + "\",\"" + ManyTimesTest.class.getName()
                        + "\"],\"tests\":5,\"setUpsRun\":2,\"setUpsSaved\":3}\n]");
    }
}
