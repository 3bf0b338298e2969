package dev.vivace.engine.stories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.model.StoryPlan.Step;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StoryPlanningTest {

    @ParameterizedTest
    @CsvSource({
        "OFF, true, 27", "PREFIX, true, 9", "CLOSURE, true, 7",
        "OFF, false, 30", "PREFIX, false, 10", "CLOSURE, false, 8"
    })
    void countsTheSetUpsOfTheBank(Reuse reuse, boolean singular, int setUps) {
        StoryPlan plan = StorySamples.bank(singular).plan();

        assertThat(plan.mode(reuse).setUpsRun()).isEqualTo(setUps);
        assertThat(plan.mode(reuse).setUpsSaved())
                .isEqualTo(plan.mode(Reuse.OFF).setUpsRun() - setUps);
    }

    @Test
    void setsUpASingularProviderAtItsFirstPlaceOnly() {
        assertThat(StorySamples.bank(true).graph().sequence("Deposit"))
                .containsExactly("System", "Bank", "Account", "Mint", "Deposit");
        assertThat(StorySamples.bank(false).graph().sequence("Deposit"))
                .containsExactly("System", "Bank", "Account", "System", "Mint", "Deposit");
    }

    @Test
    void goesTheLongestWayFirstAndComesBackForTheOthers() {
        assertThat(StorySamples.bank(true).plan().mode(Reuse.PREFIX).order())
                .extracting(Step::name)
                .containsExactly("System", "Bank", "Account", "Deposit", "Withdraw", "Mint");
    }

    @Test
    void followsTheLargestConsumerWhereTheClosureIsReused() {
        assertThat(StorySamples.bank(true).plan().mode(Reuse.CLOSURE).order())
                .extracting(Step::name)
                .containsExactly("System", "Bank", "Account", "Mint", "Deposit", "Withdraw");
    }

    @Test
    void namesAllOfACycleOnce() {
        StoryPlan plan = new StorySamples()
                .with("A", "B")
                .with("B", "C")
                .with("C", "A")
                .with("D", "A")
                .with("E", "F")
                .with("F")
                .plan();

        assertThat(plan.problems()).containsExactly("Cycle: A -> B -> C -> A");
        assertThat(plan.mode(Reuse.PREFIX).order()).extracting(Step::name).containsExactly("F", "E");
    }

    @Test
    void namesAProviderThatDoesNotExistAndWhoWantsIt() {
        StoryPlan plan = new StorySamples().with("A", "Missing").plan();

        assertThat(plan.problems())
                .containsExactly("Unknown provider: A uses Missing, which is not on the class path of the tests.");
        assertThat(plan.sequences()).isEmpty();
    }

    @Test
    void refusesAProviderThatIsNamedTwice() {
        assertThat(new StorySamples().with("A", "B", "B").with("B").plan().problems())
                .containsExactly("Provider named twice: A uses [B, B].");
    }

    @Test
    void leavesOutClassesThatHaveNoPartInStories() {
        assertThat(new StorySamples()
                        .withStranger("A")
                        .with("B", "C")
                        .withStranger("C")
                        .plan()
                        .classes())
                .extracting(StoryClass::name)
                .containsExactly("B", "C");
    }

    @Test
    void countsWhatIsSetUpForTheRunOnce() {
        StoryPlan plan = new StorySamples()
                .withContainer("Database")
                .with("A", "Database")
                .with("B", "Database")
                .plan();

        assertThat(plan.mode(Reuse.OFF).setUpsRun()).isEqualTo(3);
    }

    @Test
    void neverRunsMoreSetUpsThanWithoutReuseForAnyClass() {
        for (int seed = 0; seed < 300; seed++) {
            StoryPlan plan = StorySamples.random(new Random(seed)).plan();

            assertThat(plan.mode(Reuse.PREFIX).setUpsRun())
                    .as("seed %s", seed)
                    .isLessThanOrEqualTo(plan.mode(Reuse.OFF).setUpsRun());
            assertThat(plan.mode(Reuse.PREFIX).order())
                    .allSatisfy(step -> assertThat(step.setUpsSaved()).isNotNegative());
        }
    }
}
