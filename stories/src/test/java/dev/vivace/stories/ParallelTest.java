package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

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
        StoryRun run = StoryRun.of(OneTest.class, TwoTest.class)
                .with("junit.jupiter.execution.parallel.enabled", "true")
                .with("junit.jupiter.execution.parallel.mode.default", "concurrent")
                .with("junit.jupiter.execution.parallel.config.strategy", "fixed")
                .with("junit.jupiter.execution.parallel.config.fixed.parallelism", "4")
                .run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(40);
        assertThat(OUTSIDE).hasValue(0);
    }
}
