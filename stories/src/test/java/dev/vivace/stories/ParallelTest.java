package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Stories in several threads. */
class ParallelTest {

    /** Stands for something that there is only once, and that is free when it is null. */
    static final AtomicInteger OUTSIDE = new AtomicInteger();

    @Exclusive
    static class DatabaseTest {

        int number;

        @BeforeEach
        void make() {
            Log.add("Database sets up");
            number = OUTSIDE.incrementAndGet();
        }

        @AfterEach
        void end() {
            OUTSIDE.decrementAndGet();
        }
    }

    @FixtureSetup(DatabaseTest.class)
    static class OneTest {

        @Fixture
        int number;

        @RepeatedTest(20)
        void isAlone() {
            assertThat(number).isEqualTo(1);
            assertThat(OUTSIDE).hasValue(1);
        }
    }

    @FixtureSetup(DatabaseTest.class)
    static class TwoTest {

        @Fixture
        int number;

        @Safe
        @RepeatedTest(20)
        void isAlone() {
            assertThat(number).isEqualTo(1);
            assertThat(OUTSIDE).hasValue(1);
        }
    }

    @Test
    void storiesAroundSomethingExclusiveTakeTurns() {
        StoryRun run = StoryRun.of(OneTest.class, TwoTest.class).inFourThreads().run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(40);
        assertThat(OUTSIDE).hasValue(0);
    }

    static class SharedTest {

        AtomicInteger users;

        @BeforeEach
        void make() {
            Log.add("Shared sets up");
            users = new AtomicInteger();
        }
    }

    @FixtureSetup(SharedTest.class)
    static class SharingTest {

        @Fixture
        AtomicInteger users;

        @Safe
        @RepeatedTest(2)
        void meetsTheOtherComponent() throws Exception {
            useAlone();
            SIDES.await(30, TimeUnit.SECONDS);
        }

        @Safe
        @RepeatedTest(20)
        void isAlone() {
            useAlone();
        }

        private void useAlone() {
            assertThat(users.incrementAndGet()).isEqualTo(1);
            users.decrementAndGet();
        }
    }

    static class ForeignTest {

        @Safe
        @RepeatedTest(2)
        void meetsTheOtherComponent() throws Exception {
            SIDES.await(30, TimeUnit.SECONDS);
        }
    }

    static final CyclicBarrier SIDES = new CyclicBarrier(2);

    @Test
    void componentsAreUnitsOfWhichSeveralRunSideBySide() {
        StoryRun run = StoryRun.of(SharingTest.class, ForeignTest.class)
                .with("vivace.stories.parallel", "components")
                .inFourThreads()
                .run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(24);
        assertThat(run.setUps()).isEqualTo(1);
    }
}
