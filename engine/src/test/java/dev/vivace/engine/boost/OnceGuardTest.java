package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OnceGuardTest {

    private static final String SHOP =
            """
            package shop;

            import org.junit.After;
            import org.junit.Before;
            import org.junit.Test;

            public abstract class ShopTest {
                protected String host;

                @Before
                public void setUp() throws Exception {
                    host = host();
                }

                protected abstract String host();

                @After
                public void tearDown() {
                    host = null;
                }

                @Test
                public void opens() {}
            }
            """;

    private static final String CART =
            """
            package shop;

            import org.junit.Before;
            import org.junit.Test;

            public class CartTest extends ShopTest {
                private int items;

                @Before
                @Override
                public void setUp() throws Exception {
                    super.setUp();
                    items = 1;
                }

                @Override
                protected String host() {
                    return "127.0.0.1";
                }

                @Test public void starts() {}
            }
            """;

    @TempDir
    private Path root;

    @Test
    void runsFixturesForTheFirstTestAndAfterTheLastWhereHeirsReplaceWhatTheyCall() {
        BoostSources sources = sources();

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "ShopTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import org.junit.AfterClass;
                        import org.junit.Before;
                        import org.junit.Test;

                        public abstract class ShopTest {
                            protected static String host;

                            private static ShopTest prepared;

                            @Before
                            public void setUpOnce() throws Exception {
                                if (prepared == null) {
                                    setUp();
                                    prepared = this;
                                }
                            }

                            @AfterClass
                            public static void tearDownOnce() {
                                if (prepared != null) {
                                    prepared.tearDown();
                                    prepared = null;
                                }
                            }

                            public void setUp() throws Exception {
                                host = host();
                            }

                            protected abstract String host();

                            public void tearDown() {
                                host = null;
                            }

                            @Test
                            public void opens() {}
                        }
                        """);
        assertThat(sources.after(rewrite, "CartTest.java"))
                .isEqualTo(CART.replace("    @Before\n", "")
                        .replace("import org.junit.Before;\n", "")
                        .replace("private int items", "private static int items"));
        assertThat(rewrite.kind()).isEqualTo(Kind.GUARDED);
    }

    @Test
    void letsATestResetWhatIsShared() {
        BoostSources sources = sources();

        Rewrite rewrite = sources.whole("shop.CartTest")
                .with(List.of(Injection.intoVictim(TestId.parse("shop.CartTest#starts"))))
                .orElseThrow();

        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains("@Test public void starts() throws Exception { tearDown(); setUp();}");
    }

    @Test
    void leavesToEachInstanceWhatNeedsIt() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.*;

                        public class CartTest {
                            private String name = getClass().getName();
                            private String cart;

                            @Before public void setUp() {
                                cart = name;
                            }

                            @Test public void starts() {}
                            @Test public void ends() {}
                        }
                        """)
                .with("shop/TillTest.java", "package shop;\n\npublic class TillTest extends CartTest {}\n");

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains("private String name = getClass().getName();", "private static String cart;");
    }

    private BoostSources sources() {
        return new BoostSources(root).with("shop/ShopTest.java", SHOP).with("shop/CartTest.java", CART);
    }

    private static final String STORE =
            """
            package shop;

            import org.junit.After;
            import org.junit.Before;

            public abstract class StoreTest {
                protected String store;
                private final String place;

                public StoreTest() {
                    this("here");
                }

                public StoreTest(String place) {
                    this.place = place;
                }

                protected abstract void close();

                @After
                public void tearDown() {
                    close();
                    store = place == null ? place : null;
                }
            }
            """;

    @Test
    void guardsEachClassOfALineByAMethodOfItsOwn() {
        BoostSources sources = new BoostSources(root)
                .with("shop/StoreTest.java", STORE)
                .with("shop/ShelfTest.java", store("ShelfTest"));

        Rewrite rewrite = sources.whole("shop.ShelfTest");

        assertThat(rewrite.kind()).isEqualTo(Kind.GUARDED);
        assertThat(sources.after(rewrite, "StoreTest.java"))
                .contains("public static void tearDownOnce() {", "private final String place;");
        assertThat(sources.after(rewrite, "ShelfTest.java")).contains("public void setUpOnce2() throws Exception {");
    }

    @Test
    void keepsAClassWhoseFixtureEndsWhatOtherHeirsBegin() {
        BoostSources sources = new BoostSources(root)
                .with("shop/StoreTest.java", STORE)
                .with("shop/ShelfTest.java", store("ShelfTest"))
                .with("shop/BoxTest.java", store("BoxTest"));

        assertThat(sources.kept("shop.ShelfTest").code()).isEqualTo(KeptCode.OVERRIDDEN);
    }

    private static String store(String name) {
        return """
                package shop;

                import org.junit.Before;
                import org.junit.Test;

                public class %s extends StoreTest {
                    @Before
                    public void setUp() throws Exception {
                        store = "open";
                    }

                    @Override
                    protected void close() {}

                    @Test public void starts() {}
                    @Test public void ends() {}
                }
                """
                .formatted(name);
    }
}
