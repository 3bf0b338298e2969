package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How many set-ups the paper's example runs, counted inside them. */
class BankTest {

    @Test
    void runsEverySetUpOfEveryTestWithoutReuse() {
        StoryRun run = StoryRun.of(BankStories.ALL).reuse("off").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isEqualTo(27);
    }

    @Test
    void runsNineInTheSoundWayWhichIsTheDefault() {
        StoryRun run = StoryRun.of(BankStories.ALL).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isEqualTo(9);
        assertThat(run.output()).endsWith(String.format("9 set-ups run, 18 saved%n"));
    }

    @Test
    void runsSevenInThePapersWay() {
        StoryRun run = StoryRun.of(BankStories.ALL).reuse("closure").run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isEqualTo(7);
    }

    @Test
    void runsAllForASingleTest() {
        StoryRun run = StoryRun.ofMethod(BankStories.WithdrawTest.class, "lessThanBalance")
                .run();

        assertThat(run.passed()).containsExactly("lessThanBalance");
        assertThat(run.setUps()).isEqualTo(7);
    }

    @Test
    void staysRightAndReusesWhereClassesComeOneByOne() {
        StoryRun run = StoryRun.classByClass(BankStories.ALL).run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isBetween(9L, 26L);
    }

    @Test
    void staysRightInAnyOrderThatTheUserChooses() {
        StoryRun run = StoryRun.of(BankStories.ALL)
                .with("junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random")
                .with("junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random")
                .with("junit.jupiter.execution.order.random.seed", "3")
                .run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isBetween(9L, 27L);
    }

    @Test
    void staysRightInParallel() {
        StoryRun run = StoryRun.of(BankStories.ALL).inFourThreads().run();

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).hasSize(7);
        assertThat(run.setUps()).isBetween(9L, 27L);
    }
}
