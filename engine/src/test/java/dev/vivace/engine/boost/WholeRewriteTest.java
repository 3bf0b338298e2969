package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.source.Framework.Phase;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeRewriteTest {

    @TempDir
    private Path root;

    @Test
    void makesFixturesStaticWithTheFieldsAndMethodsThatTheyUse() {
        BoostSources sources = sources(
                """
                package shop;

                import org.junit.After;
                import org.junit.Before;
                import org.junit.Test;

                public class CartTest {

                    private StringBuilder cart;
                    private int untouched = 1;

                    @Before
                    public void setUp() {
                        this.cart = filled();
                    }

                    private StringBuilder filled() {
                        return new StringBuilder("apple");
                    }

                    @After
                    public final void tearDown() {
                        cart = null;
                    }

                    @Test
                    public void starts() {
                        this.cart.append(untouched);
                    }

                    @Test
                    public void ends() {}
                }
                """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "CartTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import org.junit.AfterClass;
                        import org.junit.BeforeClass;
                        import org.junit.Test;

                        public class CartTest {

                            private static StringBuilder cart;
                            private int untouched = 1;

                            @BeforeClass
                            public static void setUp() {
                                CartTest.cart = filled();
                            }

                            private static StringBuilder filled() {
                                return new StringBuilder("apple");
                            }

                            @AfterClass
                            public static final void tearDown() {
                                cart = null;
                            }

                            @Test
                            public void starts() {
                                this.cart.append(untouched);
                            }

                            @Test
                            public void ends() {}
                        }
                        """);
        assertThat(rewrite.kind()).isEqualTo(Kind.WHOLE);
        assertThat(rewrite.testClasses()).containsExactly("shop.CartTest");
        assertThat(rewrite.changedLines()).isEqualTo(18);
        assertThat(rewrite.moved())
                .containsExactly(
                        new MovedFixture("shop.CartTest", "setUp", Phase.BEFORE, List.of()),
                        new MovedFixture("shop.CartTest", "tearDown", Phase.AFTER, List.of()));
    }

    private BoostSources sources(String text) {
        return new BoostSources(root).with("shop/CartTest.java", text);
    }
}
