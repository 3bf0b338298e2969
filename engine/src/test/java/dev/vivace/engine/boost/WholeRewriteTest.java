package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.source.Framework.Phase;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeRewriteTest {

    private static final String WITH_FIELDS =
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
                """;

    private static final String WITH_CLASS_FIXTURES =
            """
                package shop;

                import java.io.IOException;
                import org.junit.After;
                import org.junit.AfterClass;
                import org.junit.Before;
                import org.junit.BeforeClass;
                import org.junit.Test;

                public class CartTest {

                    @BeforeClass
                    public static void start() {
                        System.gc();
                    }

                    @Before
                    public void setUp() throws IOException {}

                    @After
                    public void tearDown() {}

                    @AfterClass
                    public static void stop() {
                        System.gc();
                    }

                    @Test
                    public void starts() {}

                    @Test
                    public void ends() {}
                }
                """;

    @TempDir
    private Path root;

    @Test
    void makesFixturesStaticWithTheFieldsAndMethodsThatTheyUse() {
        BoostSources sources = sources(WITH_FIELDS);

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

    @Test
    void callsAFixtureFromTheOneOfTheClassThatIsThere() {
        BoostSources sources = sources(WITH_CLASS_FIXTURES);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import java.io.IOException;
                        import org.junit.AfterClass;
                        import org.junit.BeforeClass;
                        import org.junit.Test;

                        public class CartTest {

                            @BeforeClass
                            public static void start() throws IOException {
                                System.gc();
                                setUp();
                            }

                            public static void setUp() throws IOException {}

                            public static void tearDown() {}

                            @AfterClass
                            public static void stop() {
                                tearDown();
                                System.gc();
                            }

                            @Test
                            public void starts() {}

                            @Test
                            public void ends() {}
                        }
                        """);
    }

    @Test
    void movesRulesThatAreJustResources() {
        BoostSources sources = sources(
                """
                package shop;

                import org.junit.Rule;
                import org.junit.Test;
                import org.junit.rules.ExpectedException;
                import org.junit.rules.TemporaryFolder;

                public class CartTest {

                    @Rule
                    public TemporaryFolder folder = new TemporaryFolder();

                    @Rule
                    public ExpectedException thrown = ExpectedException.none();

                    @Test
                    public void starts() {}

                    @Test
                    public void ends() {}
                }
                """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains("    @ClassRule\n    public static TemporaryFolder folder")
                .contains("    @Rule\n    public ExpectedException thrown")
                .contains("import org.junit.ClassRule;\nimport org.junit.Rule;");
    }

    @Test
    void namesTheClassWhereTheInstanceWasMeant() {
        BoostSources sources = sources(
                """
                package shop;

                import java.util.function.Supplier;
                import org.junit.Before;
                import org.junit.Test;

                public class CartTest {
                    private Object item;
                    private Supplier<String> name;

                    @Before
                    public void setUp() {
                        item = new Item();
                        name = this::name;
                        System.out.println(getClass().getName() + this.getClass() + this.name());
                        Runnable other = new Runnable() {
                            public void run() {
                                System.out.println(this.getClass() + toString() + item);
                            }
                        };
                        other.run();
                    }

                    private String name() {
                        return "cart";
                    }

                    private class Item {
                        private Object first = name;
                    }

                    @Test
                    public void starts() {
                        name = this::name;
                    }

                    @Test
                    public void ends() {}
                }
                """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains(
                        """
                            @BeforeClass
                            public static void setUp() {
                                item = new Item();
                                name = CartTest::name;
                                System.out.println(CartTest.class.getName() + CartTest.class + name());
                        """)
                .contains("System.out.println(this.getClass() + toString() + item);")
                .contains("private static class Item {")
                .contains("public void starts() {\n        name = CartTest::name;");
    }

    @Test
    void makesBlocksStaticThatFillStaticFields() {
        BoostSources sources = sources(
                """
                package shop;

                import java.util.*;
                import org.junit.jupiter.api.*;

                class CartTest {
                    final List<String> items = new ArrayList<>();

                    {
                        items.add("apple");
                    }

                    @BeforeEach
                    void setUp() {
                        items.add("pear");
                    }

                    @Test void starts() {}
                    @Test void ends() {}
                }
                """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains("    static final List<String> items")
                .contains("    static {\n        items.add(\"apple\");")
                .contains("    @BeforeAll\n    static void setUp()");
    }

    @Test
    void renamesFixturesThatSpeakOfEachTestUnlessTheNameIsUsed() {
        BoostSources sources = sources(
                """
                package shop;

                import org.junit.jupiter.api.*;

                class CartTest {
                    @BeforeEach
                    void beforeEachFill() {}

                    @AfterEach
                    void afterEach() {}

                    @Test void starts() {}

                    @Test
                    void ends() {
                        afterEach();
                    }
                }
                """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains("@BeforeAll\n    static void beforeAllFill()")
                .contains("@AfterAll\n    static void afterEach()");
        assertThat(rewrite.moved()).extracting(MovedFixture::name).containsExactly("beforeAllFill", "afterEach");
    }

    @Test
    void keepsTabsAndLineEnds() {
        BoostSources sources = sources("package shop;\r\n\r\nimport org.junit.Before;\r\nimport org.junit.Test;\r\n\r\n"
                + "public class CartTest {\r\n\tint a;\r\n\t@Before public void setUp() { a = 1; }\r\n"
                + "\t@Test public void starts() {}\r\n\t@Test public void ends() {}\r\n}");

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .isEqualTo("package shop;\r\n\r\nimport org.junit.BeforeClass;\r\nimport org.junit.Test;\r\n\r\n"
                        + "public class CartTest {\r\n\tstatic int a;\r\n\t@BeforeClass public static void setUp() { a = 1; }\r\n"
                        + "\t@Test public void starts() {}\r\n\t@Test public void ends() {}\r\n}");
    }

    @Test
    void leavesFixturesThatCannotMoveWithThoseThatShareTheirFields() {
        BoostSources sources = sources(
                """
                package shop;

                import org.junit.*;
                import org.junit.rules.TestName;

                public class CartTest {
                    @Rule public TestName name = new TestName();
                    private String thread;
                    private Object server;

                    @Before public void rename() {
                        thread = name.getMethodName();
                    }

                    @Before public void start() {
                        server = new Object();
                    }

                    @After public void stop() {
                        server = null;
                    }

                    @After public void forget() {
                        thread = null;
                    }

                    @Test public void starts() {}
                    @Test public void ends() {}
                }
                """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains("@Before public void rename()", "@After public void forget()", "private String thread")
                .contains("@BeforeClass public static void start()", "@AfterClass public static void stop()");
        assertThat(rewrite.moved()).extracting(MovedFixture::name).containsExactly("start", "stop");
    }

    @Test
    void makesMocksForTheClassThatAFixtureMade() {
        BoostSources sources = new BoostSources(root)
                .with("mock/Mock.java", "package mock;\n\npublic @interface Mock {}\n")
                .with(
                        "mock/Mocks.java",
                        "package mock;\n\npublic class Mocks { public static void openMocks(Object o) {} }\n")
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import mock.Mock;
                        import org.junit.*;

                        public class CartTest {
                            @Mock private Runnable job;

                            @Before public void setUp() {
                                mock.Mocks.openMocks(this);
                            }

                            @Test public void starts() {}
                            @Test public void ends() {}
                        }
                        """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains("@Mock private static Runnable job;")
                .contains("mock.Mocks.openMocks(new CartTest());");
    }

    private BoostSources sources(String text) {
        return new BoostSources(root).with("shop/CartTest.java", text);
    }
}
