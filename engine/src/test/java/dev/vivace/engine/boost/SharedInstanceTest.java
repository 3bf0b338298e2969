package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SharedInstanceTest {

    private static final String SHOP =
            """
                        package shop;

                        import org.junit.jupiter.api.BeforeEach;

                        abstract class ShopTest {
                            private String host;

                            @BeforeEach
                            void setUp() {
                                host = host();
                            }

                            abstract String host();
                        }
                        """;

    @TempDir
    private Path root;

    @Test
    void sharesAnInstanceWhereAnHeirReplacesWhatAFixtureCalls() {
        BoostSources sources = new BoostSources(root)
                .with("shop/ShopTest.java", SHOP)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.Test;

                        class CartTest extends ShopTest {
                            @Override
                            String host() {
                                return "127.0.0.1";
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "ShopTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import org.junit.jupiter.api.BeforeAll;
                        import org.junit.jupiter.api.TestInstance;

                        @TestInstance(TestInstance.Lifecycle.PER_CLASS)
                        abstract class ShopTest {
                            private String host;

                            @BeforeAll
                            void setUp() {
                                host = host();
                            }

                            abstract String host();
                        }
                        """);
        assertThat(rewrite.kind()).isEqualTo(Kind.SHARED_INSTANCE);
    }

    @Test
    void callsFixturesFromThoseOfTheClassAndMakesDirectoriesEarlier() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import java.nio.file.Path;
                        import org.junit.jupiter.api.*;
                        import org.junit.jupiter.api.io.TempDir;

                        class CartTest<T> {
                            @TempDir Path directory;
                            T item;

                            @BeforeAll
                            static void start() {
                                System.gc();
                            }

                            @BeforeEach
                            void setUp() {
                                item = null;
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import java.nio.file.Path;
                        import org.junit.jupiter.api.*;
                        import org.junit.jupiter.api.io.TempDir;

                        @TestInstance(TestInstance.Lifecycle.PER_CLASS)
                        class CartTest<T> {
                            @TempDir static Path directory;
                            T item;

                            @BeforeAll
                            void start() {
                                System.gc();
                                setUp();
                            }

                            void setUp() {
                                item = null;
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);
    }

    @Test
    void needsOnlyAnotherAnnotationInTestNg() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.testng.annotations.AfterMethod;
                        import org.testng.annotations.BeforeMethod;
                        import org.testng.annotations.Test;

                        public class CartTest {
                            @BeforeMethod(alwaysRun = true)
                            public void setUp() {}

                            @AfterMethod
                            public void tearDown() {}

                            @Test public void starts() {}
                            @Test public void ends() {}
                        }
                        """);

        assertThat(sources.after(sources.whole("shop.CartTest"), "CartTest.java"))
                .contains("import org.testng.annotations.AfterClass;\nimport org.testng.annotations.BeforeClass;")
                .contains("    @BeforeClass(alwaysRun = true)\n    public void setUp() {}")
                .contains("    @AfterClass\n    public void tearDown() {}");
    }

    private static final String POOL =
            """
            package shop;

            import org.junit.jupiter.api.AfterEach;
            import org.junit.jupiter.api.Test;

            abstract class PoolTest<T> {
                T pool;

                @AfterEach
                void tearDown() {
                    pool = null;
                }

                @Test void starts() {}
                @Test void ends() {}
            }
            """;

    private static final String REPLACING =
            """
            package shop;

            import org.junit.jupiter.api.AfterEach;
            import org.junit.jupiter.api.BeforeEach;

            class BasicTest extends PoolTest<String> {
                String source;

                @BeforeEach
                void setUp() {
                    source = "open";
                }

                @Override
                @AfterEach
                void tearDown() {
                    source = null;
                    super.tearDown();
                }
            }
            """;

    @Test
    void leavesAClassAboveAsItIsWhereItsFixturesAreReplaced() {
        BoostSources sources = new BoostSources(root)
                .with("shop/PoolTest.java", POOL)
                .with("shop/BasicTest.java", REPLACING)
                .with("shop/OtherTest.java", "package shop;\n\nclass OtherTest extends PoolTest<String> {}\n");

        Rewrite rewrite = sources.whole("shop.BasicTest");

        assertThat(rewrite.testClasses()).containsExactly("shop.BasicTest");
        assertThat(rewrite.changes()).hasSize(1);
        assertThat(sources.after(rewrite, "BasicTest.java"))
                .contains("@TestInstance(TestInstance.Lifecycle.PER_CLASS)\nclass BasicTest")
                .contains("@BeforeAll\n    void setUp()")
                .contains("@Override\n    @AfterAll\n    void tearDown()");
    }

    @Test
    void movesTheFixturesOfOtherHeirsThatBeginWhatAMovedOneEnds() {
        BoostSources sources = new BoostSources(root)
                .with("shop/PoolTest.java", POOL)
                .with("shop/BasicTest.java", REPLACING)
                .with(
                        "shop/OtherTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.BeforeEach;

                        class OtherTest extends PoolTest<String> {
                            private String unrelated;

                            @BeforeEach
                            void fill() {
                                pool = "filled";
                            }

                            @BeforeEach
                            void prepare() {
                                unrelated = "";
                            }
                        }
                        """)
                .with("shop/PlainTest.java", "package shop;\n\nclass PlainTest extends PoolTest<String> {}\n");

        Rewrite rewrite = sources.whole("shop.PlainTest");

        assertThat(sources.after(rewrite, "BasicTest.java"))
                .contains("@BeforeAll\n    void setUp()")
                .contains("@AfterAll\n    void tearDown()");
        assertThat(sources.after(rewrite, "OtherTest.java"))
                .contains("@BeforeAll\n    void fill()")
                .contains("@BeforeEach\n    void prepare()");
    }

    @Test
    void movesBothFixturesOfAClassAboveThoughOneOfThemIsReplaced() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/ShopTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.AfterEach;
                        import org.junit.jupiter.api.BeforeEach;

                        abstract class ShopTest<T> {
                            T shop;

                            @BeforeEach
                            void setUp() {
                                shop = null;
                            }

                            @AfterEach
                            void tearDown() {
                                shop = null;
                            }
                        }
                        """)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.BeforeEach;
                        import org.junit.jupiter.api.Test;

                        class CartTest extends ShopTest<String> {
                            @Override
                            @BeforeEach // not @BeforeEach of the class above
                            void setUp() {
                                super.setUp();
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "ShopTest.java"))
                .contains("@BeforeAll\n    void setUp()")
                .contains("@AfterAll\n    void tearDown()");
        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains("@Override\n    @BeforeAll //")
                .doesNotContain("import org.junit.jupiter.api.BeforeEach;");
    }
}
