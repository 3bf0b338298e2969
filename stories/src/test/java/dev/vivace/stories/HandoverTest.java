package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Objects that a constructor made, which fixtures may know without anybody seeing it: then a new instance gets new fixtures. */
class HandoverTest {

    @Safe
    static class StreamTest {

        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out;

        @BeforeEach
        void make() {
            Log.add("Stream sets up");
            out = new PrintStream(bytes);
        }

        @RepeatedTest(2)
        void test() {
            out.print("page");
            assertThat(bytes).hasToString("page");
        }
    }

    @Safe
    static class ViewTest {

        final List<String> names = new ArrayList<>();
        List<String> shown;

        @BeforeEach
        void make() {
            Log.add("View sets up");
            shown = Collections.unmodifiableList(names);
        }

        @RepeatedTest(2)
        void test() {
            names.add("name");
            assertThat(shown).containsExactly("name");
        }
    }

    @Safe
    static class TaskTest {

        final List<String> seen = new ArrayList<>();
        FutureTask<Boolean> task;

        @BeforeEach
        void make() {
            Log.add("Task sets up");
            task = new FutureTask<>(() -> seen.add("seen"));
        }

        @RepeatedTest(2)
        void test() {
            task.run();
            assertThat(seen).containsExactly("seen");
        }
    }

    @Test
    void behindAnObjectOfTheJdk() {
        StoryRun run =
                StoryRun.of(StreamTest.class, ViewTest.class, TaskTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(6);
        assertThat(run.output())
                .contains("StreamTest#test: set-ups may have given away what a new instance has anew: bytes")
                .contains("ViewTest#test: set-ups may have given away what a new instance has anew: names")
                .contains("TaskTest#test: set-ups may have given away what a new instance has anew: seen");
    }

    @Safe
    static class LambdaTest {

        final List<String> seen = new ArrayList<>();
        Runnable listener;

        @BeforeEach
        void make() {
            Log.add("Lambda sets up");
            listener = () -> seen.add("seen");
        }

        @RepeatedTest(2)
        void test() {
            listener.run();
            assertThat(seen).containsExactly("seen");
        }
    }

    @Safe
    static class InnerClassTest {

        final List<String> seen = new ArrayList<>();
        Listener listener;

        @BeforeEach
        void make() {
            Log.add("InnerClass sets up");
            listener = new Listener();
        }

        @RepeatedTest(2)
        void test() {
            listener.hear();
            assertThat(seen).containsExactly("seen");
        }

        final class Listener {

            void hear() {
                seen.add("seen");
            }
        }
    }

    @Test
    void byCodeThatKnowsTheInstance() {
        StoryRun run = StoryRun.of(LambdaTest.class, InnerClassTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(4);
    }

    @Safe
    static class HugeTest {

        final List<String> last = new ArrayList<>();
        List<List<String>> lists;

        @BeforeEach
        void make() {
            Log.add("Huge sets up");
            lists = Stream.generate(() -> new ArrayList<String>()).limit(11_000).collect(Collectors.toList());
            lists.add(last);
        }

        @RepeatedTest(2)
        void test() {
            assertThat(lists.get(11_000)).isSameAs(last);
        }
    }

    @Test
    void whereThereIsTooMuchToLookAt() {
        StoryRun run = StoryRun.of(HugeTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
    }

    @Safe
    static class HarmlessTest {

        private static final Object SHARED = new Object();

        final Object shared = SHARED;
        final List<String> scratch = new ArrayList<>();
        Lock lock;
        List<String> names;

        @BeforeEach
        void make() {
            Log.add("Harmless sets up");
            lock = new ReentrantLock();
            names = List.of("name");
        }

        @RepeatedTest(2)
        void test() {
            assertThat(scratch).isEmpty();
            scratch.add("mine");
            assertThat(shared).isSameAs(SHARED);
        }
    }

    @FixtureSetup(StreamTest.class)
    @Safe
    static class ConsumerTest {

        @Fixture
        PrintStream out;

        @Fixture
        ByteArrayOutputStream bytes;

        @RepeatedTest(2)
        void test() {
            bytes.reset();
            out.print("page");
            assertThat(bytes).hasToString("page");
        }
    }

    @Test
    void notByThingsThatHoldNothingNorForConsumersWhoHaveTheProvidersOwn() {
        StoryRun run = StoryRun.of(HarmlessTest.class, ConsumerTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(2);
    }
}
