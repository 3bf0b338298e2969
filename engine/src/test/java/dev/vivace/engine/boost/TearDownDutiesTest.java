package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.boost.Probed.Place;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TearDownDutiesTest {

    private static final Kept CHECK = new Kept(
            KeptCode.CHECKS_EACH_TEST, "PoolTest.java:19: Assertions.assertEquals(0, open, \"a test left one open\");");

    @TempDir
    private Path root;

    @Test
    void keepsATearDownThatChecksEachTest() {
        BoostSources sources = pool("Assertions.assertEquals(0, open, \"a test left one open\");", "");

        assertThat(sources.transformer().carefulWays("shop.PoolTest")).containsExactly(CHECK);
    }

    @Test
    void movesItOnlyAsAWhole() {
        BoostSources sources = pool("Assertions.assertEquals(0, open, \"a test left one open\");", "");

        assertThat(sources.transformer().ways("shop.PoolTest")).isNotEmpty().allSatisfy(way -> assertThat(way)
                .isInstanceOf(Rewritten.class));
    }

    @Test
    void seesACheckInAMethodThatATearDownCalls() {
        BoostSources sources =
                pool("checkOpen();", "void checkOpen() { if (open > 0) Assertions.fail(\"a test left one open\"); }");

        assertThat(sources.transformer().carefulWays("shop.PoolTest"))
                .extracting(way -> ((Kept) way).code())
                .containsExactly(KeptCode.CHECKS_EACH_TEST);
    }

    @Test
    void movesATearDownWithoutAnyCheck() {
        BoostSources sources = pool("open = 0;", "");

        assertThat(sources.transformer().carefulWays("shop.PoolTest"))
                .isNotEmpty()
                .allSatisfy(way -> assertThat(way).isInstanceOf(Rewritten.class));
    }

    @Test
    void movesASetUpAndLeavesTheCheckForEachTest() {
        BoostSources sources = pool("Assertions.assertEquals(0, open, \"a test left one open\");", "");

        List<Rewrite> offers = sources.transformer().smaller("shop.PoolTest", costs("setUp()", 99, 1));

        assertThat(offers).isNotEmpty().allSatisfy(rewrite -> assertThat(sources.after(rewrite, "PoolTest.java"))
                .contains("@BeforeAll", "@AfterEach\n    void tearDown() {"));
    }

    @Test
    void movesNoCheckThatTakesTime() {
        BoostSources sources = pool("Assertions.assertEquals(0, open, \"a test left one open\");", "");

        assertThat(sources.transformer().smaller("shop.PoolTest", costs("tearDown()", 99)))
                .isEmpty();
    }

    @Test
    void keepsATearDownThatEndsWhatTestsBegin() {
        BoostSources sources = pool("input.close();", "java.util.Scanner input; @Test void reads() { input = null; }");

        assertThat(sources.transformer().carefulWays("shop.PoolTest"))
                .containsExactly(new Kept(KeptCode.ENDS_EACH_TEST, "PoolTest.java:19: input.close();"));
        assertThat(sources.transformer().smaller("shop.PoolTest", costs("tearDown()", 99)))
                .isEmpty();
    }

    @Test
    void movesATearDownThatEndsWhatOnlyASetUpBegins() {
        BoostSources sources = pool(
                "input.close();",
                "java.util.Scanner input; @BeforeEach void open() { input = new java.util.Scanner(\"\"); }");

        assertThat(sources.transformer().carefulWays("shop.PoolTest"))
                .isNotEmpty()
                .allSatisfy(way -> assertThat(way).isInstanceOf(Rewritten.class));
    }

    @Test
    void asksNothingOfAnHeirBesideThatDoesNotMove() {
        BoostSources sources = pool("open = 0;", "")
                .with(
                        "shop/OtherTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;

                        class OtherTest extends PoolTest {
                            @AfterEach void check() { Assertions.fail("always"); }
                        }
                        """);

        assertThat(sources.transformer().carefulWays("shop.PoolTest"))
                .isNotEmpty()
                .allSatisfy(way -> assertThat(way).isInstanceOf(Rewritten.class));
    }

    private static FixtureCosts costs(String signature, long... milliseconds) {
        List<Duration> statements =
                LongStream.of(milliseconds).mapToObj(Duration::ofMillis).toList();
        Duration total = statements.stream().reduce(Duration.ZERO, Duration::plus);
        List<Duration> firstCall =
                statements.stream().map(time -> time.dividedBy(10)).toList();
        Cost cost = new Cost(10, total, statements, firstCall);
        return new FixtureCosts(Map.of(new Place("shop.PoolTest", signature, milliseconds.length), cost));
    }

    private BoostSources pool(String tearDown, String members) {
        return new BoostSources(root)
                .with(
                        "shop/PoolTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;

                        class PoolTest {
                            private Object prices;
                            private int open;

                            @BeforeEach
                            void setUp() {
                                prices = new Object();
                                open = 0;
                            }

                            %2$s

                            @AfterEach
                            void tearDown() {
                                %1$s
                            }

                            @Test void opens() {}
                            @Test void closes() {}
                        }
                        """
                                .formatted(tearDown, members));
    }
}
