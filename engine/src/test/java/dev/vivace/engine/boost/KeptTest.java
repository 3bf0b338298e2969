package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewriting.Kept;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptTest {

    @TempDir
    private Path root;

    @Test
    void wordsAreForMachinesAndSentencesForPeople() {
        assertThat(KeptCode.values()).allSatisfy(code -> {
            assertThat(code.toString()).matches("[a-z0-9]+(-[a-z0-9]+)*");
            assertThat(code.explanation()).matches("[A-Z].*\\.");
        });
    }

    @Test
    void keepsAClassWithoutSource() {
        assertThat(new BoostSources(root).kept("shop.CartTest"))
                .isEqualTo(new Kept(KeptCode.NO_SOURCE, "shop.CartTest"));
    }

    @Test
    void keepsAClassWithoutFixturesOrWithOneTest() {
        assertThat(kept("@Test public void starts() {} @Test public void ends() {}")
                        .code())
                .isEqualTo(KeptCode.NO_FIXTURE);
        assertThat(kept("@Before public void setUp() {} @Test public void starts() {}")
                        .code())
                .isEqualTo(KeptCode.ONE_TEST);
    }

    @Test
    void keepsAFixtureThatAsksWhichTestRuns() {
        Kept kept = kept(
                """
                @Rule public TestName name = new TestName();
                @Before public void setUp() {
                    System.out.println(name.getMethodName());
                }
                @Test public void starts() {}
                @Test public void ends() {}
                """);

        assertThat(kept.code()).isEqualTo(KeptCode.TEST_NAME);
        assertThat(kept.evidence()).isEqualTo("CartTest.java:11: @Rule public TestName name = new TestName();");
    }

    @Test
    void keepsAFixtureThatNeedsAWatchingRule() {
        assertThat(
                        kept("""
                        @Rule public ErrorCollector errors = new ErrorCollector();
                        @Before public void setUp() {
                            errors.addError(null);
                        }
                        @Test public void starts() {}
                        @Test public void ends() {}
                        """)
                                .code())
                .isEqualTo(KeptCode.PER_TEST_RULE);
    }

    @Test
    void namesTheRuleThatWatchesEachTestWhereThereIsNothingElse() {
        assertThat(
                        kept(
                                """
                        @Rule public ErrorCollector errors = new ErrorCollector();
                        @Test public void starts() {}
                        @Test public void ends() {}
                        """))
                .isEqualTo(new Kept(KeptCode.PER_TEST_RULE, "CartTest.java:11: errors"));
    }

    @Test
    void keepsAFixtureThatNeedsTheParametersOfTheClass() {
        assertThat(
                        kept("""
                        private final String name;
                        public CartTest(String name) {
                            this.name = name;
                        }
                        @Before public void setUp() {
                            System.out.println(name);
                        }
                        @Test public void starts() {}
                        @Test public void ends() {}
                        """)
                                .code())
                .isEqualTo(KeptCode.PARAMETERIZED);
    }

    @Test
    void keepsAFixtureThatIsATest() {
        Kept kept = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;

                        class CartTest {
                            @Test
                            @AfterEach
                            void closes() {}

                            @Test
                            void starts() {}
                        }
                        """)
                .kept("shop.CartTest");

        assertThat(kept).isEqualTo(new Kept(KeptCode.IS_TEST, "CartTest.java:8: closes"));
    }

    private Kept kept(String members) {
        return new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.Before;
                        import org.junit.Rule;
                        import org.junit.Test;
                        import org.junit.rules.ErrorCollector;
                        import org.junit.rules.TestName;

                        public class CartTest {

                        """
                                + members + "}\n")
                .kept("shop.CartTest");
    }
}
