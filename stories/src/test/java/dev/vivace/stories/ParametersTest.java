package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** Parameters of tests and of fixture methods: those that are fixtures, and those that belong to one test. */
class ParametersTest {

    static class ListTest {

        List<String> list;

        @BeforeEach
        void make() {
            Log.add("List sets up");
            list = new ArrayList<>();
        }
    }

    static class NumberTest {

        List<String> list;
        private final int number = 7;

        int number() {
            return number;
        }
    }

    @FixtureSetup({ListTest.class, NumberTest.class})
    static class ParameterTest {

        @BeforeEach
        void make(@Fixture(from = ListTest.class) List<String> list, TestInfo info) {
            list.add("for " + info.getTestClass().orElseThrow().getSimpleName());
        }

        @AfterEach
        void end(@Fixture(from = ListTest.class) List<String> list, TestInfo info) {
            Log.add("Parameter tears down " + list);
        }

        @Safe
        @Test
        void getsParameters(
                @Fixture(from = ListTest.class) List<String> mine, @Fixture("number") int number, TestInfo info) {
            assertThat(mine).containsExactly("for ParameterTest");
            assertThat(number).isEqualTo(7);
        }
    }

    @FixtureSetup(ParameterTest.class)
    static class OfParameterTest {

        @Test
        void setsUpAProviderWithParameters() {
            Log.add("runs");
        }
    }

    @Test
    void parametersOfTestsAndSetUpsGetFixtures() {
        StoryRun run = StoryRun.of(OfParameterTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.log()).containsExactly("List sets up", "runs", "Parameter tears down [for OfParameterTest]");
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class LateTest {

        @BeforeEach
        void make(@Fixture List<String> list) {
            list.add("made");
        }

        @AfterEach
        void end(@Fixture List<String> list, TestInfo info) {
            Log.add("Late tears down " + list);
        }

        @RepeatedTest(2)
        void test() {
            Log.add("runs");
        }
    }

    @Test
    void theyDoEvenIfATearDownComesLongAfterItsTest() {
        StoryRun run = StoryRun.of(LateTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.atTheEnd()).isNull();
        assertThat(run.log()).containsExactly("List sets up", "runs", "runs", "Late tears down [made]");
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class NamedTest {

        private String name;

        @BeforeEach
        void make(TestInfo info) {
            name = info.getDisplayName();
        }

        @RepeatedTest(2)
        void test(TestInfo info) {
            assertThat(name).isEqualTo(info.getDisplayName());
        }
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class FiledTest {

        @TempDir
        Path directory;

        private Path file;

        @BeforeEach
        void make() throws IOException {
            file = Files.createFile(directory.resolve("file"));
        }

        @RepeatedTest(2)
        void test() {
            assertThat(file).exists();
        }
    }

    @FixtureSetup(ListTest.class)
    @Safe
    static class ConstructedTest {

        private final TestInfo given;
        private TestInfo kept;

        ConstructedTest(TestInfo given) {
            this.given = given;
        }

        @BeforeEach
        void make() {
            kept = given;
        }

        @RepeatedTest(2)
        void test() {
            assertThat(kept).isSameAs(given);
        }
    }

    @Test
    void whatASetUpGotForOneTestDoesNotOutliveIt() {
        StoryRun run = StoryRun.of(NamedTest.class, FiledTest.class, ConstructedTest.class)
                .run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(6);
        assertThat(run.output())
                .contains("its set-ups may know what is gone with it: the parameters of NamedTest#make")
                .contains("its set-ups may know what is gone with it: FiledTest.directory")
                .contains("its set-ups may know what is gone with it: the parameters of ConstructedTest");
    }
}
