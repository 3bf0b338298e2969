package dev.vivace.stories;

import static org.junit.Assert.assertNotNull;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.Before;
import org.junit.FixMethodOrder;
import org.junit.runner.JUnitCore;
import org.junit.runner.Result;
import org.junit.runner.RunWith;
import org.junit.runners.MethodSorters;

/** Two classes of JUnit 4 in two threads, the first of which is through while the second still has a test to run. */
public final class SideBySide {

    private static final CountDownLatch SECOND_RUNS = new CountDownLatch(1);
    private static final CountDownLatch FIRST_ENDED = new CountDownLatch(1);

    private SideBySide() {}

    /** In a JVM without the JUnit Platform, which would span a run over both. */
    public static void main(String[] args) {
        CompletableFuture<Result> second = CompletableFuture.supplyAsync(() -> run(SecondTest.class));
        run(FirstTest.class);
        FIRST_ENDED.countDown();
        second.join();
    }

    private static Result run(Class<?> type) {
        Result result = new JUnitCore().run(type);
        result.getFailures().forEach(failure -> System.out.println(failure.getTrace()));
        System.out.println(
                type.getSimpleName() + ": " + result.getRunCount() + " run, " + result.getFailureCount() + " failed");
        return result;
    }

    public static class RootTest {

        Object root;

        @Before
        public void make() {
            root = new Object();
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(RootTest.class)
    public static class FirstTest {

        @Fixture
        private Object root;

        @org.junit.Test
        public void waitsForTheSecond() throws InterruptedException {
            assertNotNull(root);
            SECOND_RUNS.await();
        }
    }

    @RunWith(StoryRunner.class)
    @FixtureSetup(RootTest.class)
    @FixMethodOrder(MethodSorters.NAME_ASCENDING)
    public static class SecondTest {

        @Fixture
        private Object root;

        @org.junit.Test
        public void aOutlivesTheFirst() throws InterruptedException {
            assertNotNull(root);
            SECOND_RUNS.countDown();
            FIRST_ENDED.await();
        }

        @org.junit.Test
        public void bComesAfterIt() {
            assertNotNull(root);
        }
    }
}
