package dev.vivace.stories;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.stories.Bank.BankingSystem;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is equal to no reuse, and what is not. */
class SoundnessTest {

    @Singular
    static class SystemTest {

        BankingSystem bs;

        @BeforeEach
        void make() {
            Log.add("System sets up");
            bs = new BankingSystem();
        }
    }

    @FixtureSetup(SystemTest.class)
    static class BankTest {

        @Fixture
        BankingSystem bs;

        @BeforeEach
        void make() {
            Log.add("Bank sets up");
            bs.createBank();
        }
    }

    @FixtureSetup(SystemTest.class)
    static class MintTest {

        @Fixture
        BankingSystem bs;

        @BeforeEach
        void make() {
            Log.add("Mint sets up");
            bs.createMint();
        }

        @Safe
        @Test
        void isAlone() {
            assertThat(bs.banks).isEmpty();
        }
    }

    @FixtureSetup({BankTest.class, MintTest.class})
    static class BothTest {

        @Safe
        @Test
        void hasBoth() {
            Log.add("runs");
        }
    }

    @FixtureSetup(SystemTest.class)
    static class TellerTest {

        @BeforeEach
        void make() {
            Log.add("Teller sets up");
        }

        @Safe
        @Test
        void looks() {}

        @Test
        void writes() {}

        @Test
        void writesMore() {}
    }

    private static final Class<?>[] ALL = {SystemTest.class, BankTest.class, MintTest.class, BothTest.class};

    @Test
    void aTestThatIsSafeAndRightFailsInThePapersOrder() {
        assertThat(StoryRun.of(ALL).reuse("off").run().failed()).isEmpty();
        assertThat(StoryRun.of(ALL).reuse("closure").run().failed()).containsOnlyKeys("isAlone");
    }

    @Test
    void itPassesWhereOnlyBeginningsAreReused() {
        assertThat(StoryRun.of(ALL).run().failed()).isEmpty();
    }

    @Test
    void noOrderNeedsMoreSetUpsThanNoReuseNorChangesAResult() {
        long most = StoryRun.of(BankStories.ALL).reuse("off").run().setUps();

        IntStream.range(0, 8).forEach(seed -> {
            StoryRun run = StoryRun.of(BankStories.ALL)
                    .with("junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer$Random")
                    .with("junit.jupiter.testmethod.order.default", "org.junit.jupiter.api.MethodOrderer$Random")
                    .with("junit.jupiter.execution.order.random.seed", Integer.toString(seed))
                    .run();
            assertThat(run.failed()).as("seed %s", seed).isEmpty();
            assertThat(run.setUps()).as("seed %s", seed).isLessThanOrEqualTo(most);
        });
    }

    @Test
    void anUnsafeTestCostsItsSetUpsOnceMoreUnlessItIsTheLast() {
        assertThat(StoryRun.of(TellerTest.class).reuse("off").run().setUps()).isEqualTo(3 * 2);
        assertThat(StoryRun.of(TellerTest.class).run().setUps()).isEqualTo(2 * 2);
    }
}
