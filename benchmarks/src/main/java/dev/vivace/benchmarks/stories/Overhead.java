package dev.vivace.benchmarks.stories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;

/** The same tests with two set-ups that do next to nothing, as Jupiter runs them and as a story. */
final class Overhead {

    static final int TESTS = 5_000;

    private Overhead() {}

    static class PlainTest {

        private List<String> list;

        @BeforeEach
        void a() {
            list = new ArrayList<>();
        }

        @BeforeEach
        void b() {
            list = list == null ? new ArrayList<>() : list;
        }

        @RepeatedTest(TESTS)
        void test() {
            assertEquals(0, list.size());
        }
    }

    static class ListTest {

        List<String> list;

        @BeforeEach
        void a() {
            list = new ArrayList<>();
        }
    }

    @FixtureSetup(ListTest.class)
    static class StoryTest {

        @Fixture
        private List<String> list;

        private int size;

        @BeforeEach
        void b() {
            size = list.size();
        }

        @RepeatedTest(TESTS)
        void test() {
            assertEquals(size, list.size());
        }
    }
}
