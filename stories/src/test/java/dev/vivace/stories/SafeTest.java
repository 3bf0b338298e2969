package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.stories.core.StoryProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** Which tests leave their chain to others. */
class SafeTest {

    static class Account {

        int balance;
        final List<String> entries = new ArrayList<>();
    }

    static class AccountTest {

        Account jane;

        @BeforeEach
        void make() {
            Log.add("Account sets up");
            jane = new Account();
        }
    }

    @FixtureSetup(AccountTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    static class WrongTest {

        @Fixture
        Account jane;

        @Safe
        @Test
        @Order(1)
        void lies() {
            jane.balance = 5;
        }

        @Safe
        @Test
        @Order(2)
        void suffers() {
            assertThat(jane.balance).isZero();
        }
    }

    @Test
    void aLieIsBelievedByDefault() {
        StoryRun run = StoryRun.of(WrongTest.class).run();

        assertThat(run.failed()).containsOnlyKeys("suffers");
    }

    @Test
    void aLieFailsWhereItIsVerified() {
        StoryRun run = StoryRun.of(WrongTest.class).safe("verify").run();

        assertThat(run.failed()).containsOnlyKeys("lies");
        assertThat(run.failure("lies"))
                .hasMessageContaining("WrongTest#lies is @Safe, but changed its fixtures.")
                .hasMessageContaining("AccountTest.jane.balance: Integer 0 -> Integer 5");
        assertThat(run.passed()).containsExactly("suffers");
    }

    @FixtureSetup(AccountTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    static class SilentTest {

        @Fixture
        Account jane;

        @Test
        @Order(1)
        void reads() {
            assertThat(jane.entries).isEmpty();
        }

        @Test
        @Order(2)
        void writes() {
            assertThat(jane.entries).isEmpty();
            jane.entries.add("entry");
        }

        @Test
        @Order(3)
        void readsAgain() {
            assertThat(jane.entries).isEmpty();
        }

        @Test
        @Order(4)
        @Unsafe
        void saysSo() {
            assertThat(jane.entries).isEmpty();
        }

        @Test
        @Order(5)
        void readsLast() {
            assertThat(jane.entries).isEmpty();
        }
    }

    @Test
    void testsWithoutAnnotationAreTakenForUnsafe() {
        StoryRun run = StoryRun.of(SilentTest.class).run();

        assertThat(run.passed()).hasSize(5);
        assertThat(run.setUps()).isEqualTo(5);
        assertThat(run.output()).contains("SilentTest#reads: it is not marked @Safe");
    }

    @Test
    void testsWithoutAnnotationAreWatchedInAutoMode() {
        StoryRun run = StoryRun.of(SilentTest.class).safe("auto").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(3);
        assertThat(run.output())
                .contains("SilentTest#writes: it changed AccountTest.jane.entries: ArrayList of 0 -> ArrayList of 1")
                .contains("SilentTest#saysSo: it is unsafe");
    }

    @FixtureSetup(AccountTest.class)
    @Safe
    static class SafeClassTest {

        @Fixture
        Account jane;

        @Test
        void one() {
            assertThat(jane.balance).isZero();
        }

        @Test
        void two() {
            assertThat(jane.balance).isZero();
        }

        @Unsafe
        @Test
        void three() {
            assertThat(jane.balance).isZero();
            jane.balance = 1;
        }
    }

    @Test
    void theMethodsWordCountsMoreThanTheClasss() {
        StoryRun run = StoryRun.of(SafeClassTest.class).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.setUps()).isEqualTo(1);
    }

    @FixtureSetup(AccountTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    @Safe
    static class FailingTest {

        @Test
        @Order(1)
        void fails() {
            throw new IllegalStateException("on purpose");
        }

        @Test
        @Order(2)
        void passes() {}
    }

    @Test
    void aTestThatFailedLeavesNothing() {
        StoryRun run = StoryRun.of(FailingTest.class).run();

        assertThat(run.setUps()).isEqualTo(2);
        assertThat(run.output()).contains("FailingTest#fails: it failed");
    }

    @FixtureSetup(AccountTest.class)
    @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
    @Safe
    static class AbortedTest {

        @Test
        @Order(1)
        void assumes() {
            Assumptions.assumeTrue(false);
        }

        @Test
        @Order(2)
        void passes() {}
    }

    @Test
    void aTestThatWasAbortedLeavesNothing() {
        StoryRun run = StoryRun.of(AbortedTest.class).run();

        assertThat(run.aborted()).containsExactly("assumes");
        assertThat(run.setUps()).isEqualTo(2);
        assertThat(run.output()).contains("AbortedTest#assumes: it was aborted");
    }

    @FixtureSetup(AccountTest.class)
    static class LearningTest {

        @Fixture
        Account jane;

        @Test
        void one() {
            assertThat(jane.balance).isZero();
        }

        @Test
        void changes() {
            jane.balance = 5;
        }

        @Test
        void two() {
            assertThat(jane.balance).isZero();
        }

        @Test
        void three() {
            assertThat(jane.balance).isZero();
        }
    }

    @Test
    void aTestThatWasSeenToChangeSomethingComesLastInTheNextRun(@TempDir Path directory) {
        StoryRun.of(LearningTest.class).safe("auto").in(directory).run();
        StoryRun next =
                StoryRun.of(LearningTest.class).safe("auto").in(directory).run();

        assertThat(next.passed()).hasSize(4).last().isEqualTo("changes");
        assertThat(next.setUps()).isEqualTo(1);
    }

    @Test
    void theReportComesEvenIfWhatWasSeenCannotBeKept(@TempDir Path directory) throws Exception {
        Files.createDirectory(directory.resolve("stories-unsafe.txt"));

        StoryRun run =
                StoryRun.of(LearningTest.class).safe("auto").in(directory).run();

        assertThat(run.json()).contains(LearningTest.class.getName());
        assertThat(run.output()).contains("LearningTest#changes: it changed");
        assertThat(run.atTheEnd())
                .isInstanceOf(StoryProblem.class)
                .hasMessageContaining("stories-unsafe.txt cannot be written")
                .hasMessageContaining("Try: ");
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    @Safe
    static class EngineTest {

        Account engine;

        @BeforeEach
        void make() {
            engine = new Account();
        }

        @Test
        void ofTheEngine() {
            assertThat(engine.balance).isZero();
        }
    }

    @FixtureScope(FixtureScope.Scope.RUN)
    @FixtureSetup(EngineTest.class)
    @Safe
    static class WindowTest {

        Account window;

        @BeforeEach
        void make() {
            window = new Account();
        }

        @Test
        void ofTheWindow() {
            assertThat(window.balance).isZero();
        }
    }

    @Test
    void whatIsMadeForTheRunBetweenTwoTestsIsNoChangeByTheSecond() {
        StoryRun run =
                StoryRun.of(EngineTest.class, WindowTest.class).safe("verify").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).containsExactly("ofTheEngine", "ofTheWindow");
    }

    static class ProbedTest {

        @BeforeEach
        void make() {
            Log.add("Probed sets up");
            Outside.rows = 0;
        }

        @StateProbe
        int rows() {
            return Outside.rows;
        }
    }

    /** Stands for what is not in memory: nothing leads there from the fixtures. */
    static class Outside {

        static int rows;
    }

    @FixtureSetup(ProbedTest.class)
    static class OfProbedTest {

        @Safe
        @Test
        void inserts() {
            Outside.rows++;
        }
    }

    @Test
    void probesTellWhatIsNotInMemory() {
        StoryRun run = StoryRun.of(OfProbedTest.class).safe("verify").run();

        assertThat(run.failure("inserts")).hasMessageContaining("ProbedTest.rows(): Integer 0 -> Integer 1");
    }

    static class ThreadTest {

        Thread thread;

        @BeforeEach
        void make() {
            thread = new Thread(() -> {});
        }
    }

    @FixtureSetup(ThreadTest.class)
    static class OfThreadTest {

        @Test
        void test() {
            Log.add("runs");
        }
    }

    @Test
    void whatCannotBeSeenIsListed() {
        StoryRun run = StoryRun.of(OfThreadTest.class).safe("auto").run();

        assertThat(run.output()).contains("ThreadTest.thread: java.lang.Thread");
        assertThat(run.json()).contains("\"blindSpots\":[\n\"ThreadTest.thread: java.lang.Thread\"\n]");
    }
}
