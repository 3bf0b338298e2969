package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StaticClosureTest {

    private static final String SHOP =
            """
                        package shop;

                        public abstract class ShopTest {
                            protected String owner;

                            @org.junit.Before
                            public void setUp() throws Exception {
                                owner = "Ann";
                            }
                        }
                        """;

    @TempDir
    private Path root;

    @Test
    void rewritesFixturesOfTheWholeLineAndOfHeirsThatReplaceThem() {
        BoostSources sources = new BoostSources(root)
                .with("shop/ShopTest.java", SHOP)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.Before;
                        import org.junit.Test;

                        public class CartTest extends ShopTest {
                            @Before
                            @Override
                            public void setUp() throws Exception {
                                super.setUp();
                                owner += "!";
                            }

                            @Test public void starts() {}
                            @Test public void ends() {}
                        }
                        """)
                .with(
                        "shop/TillTest.java",
                        """
                        package shop;

                        public class TillTest extends ShopTest {
                            @Override
                            public void setUp() throws Exception {
                                super.setUp();
                            }

                            @org.junit.Test public void counts() {}
                        }
                        """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "ShopTest.java"))
                .contains("protected static String owner;")
                .contains("@org.junit.BeforeClass\n    public static void setUp()");
        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains(
                        "    @BeforeClass\n    public static void setUp() throws Exception {\n        ShopTest.setUp();");
        assertThat(sources.after(rewrite, "TillTest.java"))
                .contains(
                        "    @BeforeClass\n    public static void setUp() throws Exception {\n        ShopTest.setUp();");
        assertThat(rewrite.testClasses()).containsExactly("shop.CartTest", "shop.TillTest");
    }

    @Test
    void makesNothingStaticThatAnHeirReplaces() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/ShopTest.java",
                        """
                        package shop;

                        public class ShopTest {
                            @org.junit.Before
                            public void setUp() {
                                System.out.println(host());
                            }

                            String host() {
                                return "localhost";
                            }

                            @org.junit.Test public void opens() {}
                            @org.junit.Test public void closes() {}
                        }
                        """)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest extends ShopTest {
                            @Override
                            String host() {
                                return "127.0.0.1";
                            }
                        }
                        """);

        assertThat(madeStatic(sources, "shop.ShopTest"))
                .isEqualTo(new Kept(KeptCode.OVERRIDDEN, "ShopTest.java:6: host(): CartTest overrides it"));
        assertThat(sources.whole("shop.CartTest").kind()).isEqualTo(Kind.GUARDED);
    }

    @Test
    void makesNothingStaticThatAConstructorSets() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                package shop;

                import org.junit.*;

                public class CartTest {
                    private final String name;

                    public CartTest() {
                        name = "cart";
                    }

                    @Before public void setUp() {
                        System.out.println(name);
                    }

                    @Test public void starts() {}
                    @Test public void ends() {}
                }
                """);

        assertThat(madeStatic(sources, "shop.CartTest"))
                .isEqualTo(new Kept(KeptCode.CONSTRUCTOR, "CartTest.java:9: name = \"cart\""));
        assertThat(sources.whole("shop.CartTest").kind()).isEqualTo(Kind.GUARDED);
    }

    private static Rewriting madeStatic(BoostSources sources, String className) {
        TestSources all = sources.sources();
        return WholeRewrite.of(Lineage.of(all.find(className).orElseThrow(), all), Framework.JUNIT_4, Wanted.all());
    }
}
