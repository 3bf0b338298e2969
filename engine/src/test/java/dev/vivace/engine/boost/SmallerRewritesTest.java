package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.boost.Probed.Place;
import dev.vivace.engine.boost.Rewrite.Kind;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmallerRewritesTest {

    private static final String CART_TEST =
            """
            package shop;

            import org.junit.jupiter.api.AfterEach;
            import org.junit.jupiter.api.BeforeEach;
            import org.junit.jupiter.api.Test;

            class CartTest {
                private String port;
                private Thread server;
                private StringBuilder cart;
                private Object slow = new Object();

                @BeforeEach
                void setUp() throws Exception {
                    // any free one
                    port = "8080";
                    cart = new StringBuilder();
                    server = new Thread(port);
                    server.start();
                }

                @AfterEach
                void tearDown() {
                    server.interrupt();
                    cart = null;
                }

                @Test void starts() {}
                @Test void ends() {}
            }
            """;

    @TempDir
    private Path root;

    @Test
    void movesOnlyCostlyStatementsWithWhatTheyNeedAndWhatEndsThem() {
        BoostSources sources = sources();

        Rewrite rewrite = of(Kind.STATEMENTS, sources, costs(0, 0, 1, 99, 0));

        assertThat(sources.after(rewrite, "CartTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import org.junit.jupiter.api.AfterAll;
                        import org.junit.jupiter.api.AfterEach;
                        import org.junit.jupiter.api.BeforeAll;
                        import org.junit.jupiter.api.BeforeEach;
                        import org.junit.jupiter.api.Test;

                        class CartTest {
                            private static String port;
                            private static Thread server;
                            private StringBuilder cart;
                            private Object slow = new Object();

                            @BeforeAll
                            static void setUpAll() throws Exception {
                                // any free one
                                port = "8080";
                                server = new Thread(port);
                                server.start();
                            }

                            @BeforeEach
                            void setUp() throws Exception {
                                cart = new StringBuilder();
                            }

                            @AfterAll
                            static void tearDownAll() {
                                server.interrupt();
                            }

                            @AfterEach
                            void tearDown() {
                                cart = null;
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);
        assertThat(rewrite.share()).isEqualTo(1.0);
        assertThat(rewrite.moved()).extracting(MovedFixture::name).containsExactly("setUpAll", "tearDownAll");
    }

    @Test
    void seesWhatStatementsDoByTheMethodsThatTheyCall() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.*;

                        public class CartTest {
                            private Thread server;
                            private StringBuilder cart;

                            @Before public void setUp() {
                                startServer();
                                cart = new StringBuilder();
                            }

                            private void startServer() {
                                server = new Thread();
                            }

                            @After public void tearDown() {
                                cart = null;
                                if (server != null) {
                                    server.interrupt();
                                }
                            }

                            @Test public void starts() {}
                            @Test public void ends() {}
                        }
                        """);

        FixtureCosts costs = new FixtureCosts(Map.of(new Place("shop.CartTest", "setUp()", 2), cost(100, 0)));

        assertThat(sources.after(of(Kind.STATEMENTS, sources, costs), "CartTest.java"))
                .contains("public static void setUpClass() {\n        startServer();\n    }")
                .contains("public static void tearDownClass() {\n        if (server != null) {")
                .contains("public void tearDown() {\n        cart = null;\n    }");
    }

    @Test
    void offersSmallerDiffsFirst() {
        List<Rewrite> offers = sources().transformer().smaller("shop.CartTest", costs(0, 0, 1, 99, 0));

        assertThat(offers)
                .extracting(Rewrite::kind)
                .containsExactly(Kind.SHARED_INSTANCE, Kind.FIXTURES, Kind.STATEMENTS);
        assertThat(offers).isSortedAccordingTo((a, b) -> Long.compare(a.changedLines(), b.changedLines()));
    }

    @Test
    void initialisesACostlyFieldOnce() {
        BoostSources sources = sources();

        Rewrite rewrite = of(Kind.FIELDS, sources, costs(0, 0, 1, 1, 99));

        assertThat(sources.after(rewrite, "CartTest.java"))
                .isEqualTo(CART_TEST.replace("private Object slow", "private static Object slow"));
        assertThat(rewrite.changedLines()).isEqualTo(2);
    }

    @Test
    void opensOnceWhatATearDownEndsOnce() {
        BoostSources sources = cart(
                """
                    private java.util.Scanner input;

                    @BeforeEach
                    void setUp() {
                        input = new java.util.Scanner("");
                    }

                    @AfterEach
                    void tearDown() {
                        System.gc();
                        input.close();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("tearDown()", 99, 1));

        assertThat(offers)
                .extracting(rewrite -> rewrite.kind() + " " + rewrite.moved().size())
                .containsExactlyInAnyOrder("STATEMENTS 1", "FIXTURES 2", "SHARED_INSTANCE 2");
        assertThat(sources.after(of(Kind.STATEMENTS, offers), "CartTest.java"))
                .contains("static void tearDownAll() {\n        System.gc();\n    }")
                .contains("private java.util.Scanner input;");
    }

    @Test
    void opensOnceWhatAStatementNeedsThatRunsOnceInTheEnd() {
        BoostSources sources = cart(
                """
                    private StringBuilder cart;

                    @BeforeEach
                    void setUp() {
                        cart = new StringBuilder();
                    }

                    @AfterEach
                    void tearDown() {
                        cart.reverse();
                        System.gc();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("tearDown()", 99, 1));

        assertThat(sources.after(of(Kind.STATEMENTS, offers), "CartTest.java"))
                .contains("@BeforeAll\n    static void setUp() {\n        cart = new StringBuilder();\n    }");
    }

    @Test
    void endsOnceAllThatASetUpBeginsWhichMovesAsAWhole() {
        BoostSources sources = cart(
                """
                    private Object prices;
                    private java.util.Scanner input;

                    @BeforeEach
                    void setUp() {
                        prices = new Object();
                        input = new java.util.Scanner("");
                    }

                    @AfterEach
                    void tearDown() {
                        input.close();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("setUp()", 99, 1));

        assertThat(offers)
                .extracting(rewrite -> rewrite.kind() + " " + rewrite.moved().size())
                .containsExactlyInAnyOrder("STATEMENTS 1", "FIXTURES 2", "SHARED_INSTANCE 2");
    }

    @Test
    void endsOnceWhatIsInitialisedOnce() {
        BoostSources sources = cart(
                """
                    private java.util.Scanner input = new java.util.Scanner("");

                    @AfterEach
                    void tearDown() {
                        input.close();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("input", 99));

        assertThat(sources.after(of(Kind.FIXTURES, offers), "CartTest.java"))
                .contains("private static java.util.Scanner input = ")
                .contains("@AfterAll\n    static void tearDown() {");
    }

    @Test
    void endsOnceWhatIsOnlyStartedOnce() {
        BoostSources sources = cart(
                """
                    private final Thread server = new Thread();

                    @BeforeEach
                    void setUp() {
                        server.start();
                    }

                    @AfterEach
                    void tearDown() {
                        server.interrupt();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("setUp()", 99));

        assertThat(offers).allSatisfy(rewrite -> assertThat(rewrite.moved()).hasSize(2));
    }

    @Test
    void setsOnceInAClassAboveWhatAFixtureNeedsThatRunsOnce() {
        BoostSources sources = new BoostSources(root)
                .with(
                        "shop/BaseTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.BeforeEach;

                        abstract class BaseTest {
                            int port;

                            @BeforeEach
                            void setUpPort() {
                                port = 8080;
                            }
                        }
                        """)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;

                        class CartTest extends BaseTest {
                            private Object server;

                            @BeforeEach
                            void setUp() {
                                server = new Thread("server at " + port);
                            }

                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("setUp()", 99));

        assertThat(offers).isNotEmpty().allSatisfy(rewrite -> assertThat(rewrite.moved())
                .extracting(MovedFixture::name)
                .contains("setUpPort"));
    }

    @Test
    void makesNoMethodStaticThatTheFrameworkStillCallsForEachTest() {
        BoostSources sources = cart(
                """
                    private Object prices;
                    private StringBuilder cart;

                    @BeforeEach
                    void setUp() {
                        reset();
                        prices = new Object();
                    }

                    @AfterEach
                    void reset() {
                        cart = new StringBuilder();
                    }
                """);

        List<Rewrite> offers = sources.transformer().smaller("shop.CartTest", costs("setUp()", 1, 99));

        assertThat(offers).extracting(Rewrite::kind).containsExactlyInAnyOrder(Kind.STATEMENTS, Kind.SHARED_INSTANCE);
    }

    @Test
    void offersTheSameTextOnlyOnce() {
        Transformer transformer = sources().transformer();
        Rewrite whole = transformer.ways("shop.CartTest").stream()
                .map(way -> ((Rewriting.Rewritten) way).rewrite())
                .findFirst()
                .orElseThrow();
        List<Rewrite> smaller = transformer.smaller("shop.CartTest", costs(0, 99, 1, 99, 0));

        List<Rewrite> distinct = Rewrite.distinct(
                Stream.concat(smaller.stream(), Stream.of(whole)).toList());

        assertThat(distinct)
                .extracting(Rewrite::kind)
                .doesNotContain(Kind.WHOLE)
                .contains(Kind.FIXTURES);
        assertThat(of(Kind.FIXTURES, distinct).share()).isEqualTo(1.0);
    }

    @Test
    void offersNothingWhereNothingWasMeasured() {
        assertThat(sources().transformer().smaller("shop.CartTest", FixtureCosts.unknown()))
                .isEmpty();
    }

    private static Rewrite of(Kind kind, BoostSources sources, FixtureCosts costs) {
        return of(kind, sources.transformer().smaller("shop.CartTest", costs));
    }

    private static Rewrite of(Kind kind, List<Rewrite> offers) {
        return offers.stream()
                .filter(rewrite -> rewrite.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    /** Of the four statements of the set-up, then of the field. */
    private static FixtureCosts costs(long port, long cart, long create, long start, long field) {
        return new FixtureCosts(Map.of(
                new Place("shop.CartTest", "setUp()", 4), cost(port, cart, create, start),
                new Place("shop.CartTest", "slow", 1), cost(field)));
    }

    /** Of one member, and nothing of others. */
    private static FixtureCosts costs(String signature, long... milliseconds) {
        return new FixtureCosts(Map.of(new Place("shop.CartTest", signature, milliseconds.length), cost(milliseconds)));
    }

    private static Cost cost(long... milliseconds) {
        List<Duration> statements =
                LongStream.of(milliseconds).mapToObj(Duration::ofMillis).toList();
        List<Duration> firstCall =
                statements.stream().map(time -> time.dividedBy(10)).toList();
        return new Cost(10, statements.stream().reduce(Duration.ZERO, Duration::plus), statements, firstCall);
    }

    private BoostSources cart(String members) {
        return new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.jupiter.api.*;

                        class CartTest {
                        %s
                            @Test void starts() {}
                            @Test void ends() {}
                        }
                        """
                                .formatted(members));
    }

    private BoostSources sources() {
        return new BoostSources(root).with("shop/CartTest.java", CART_TEST);
    }
}
