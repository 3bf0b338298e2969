package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Injection.Calls;
import dev.vivace.engine.boost.Injection.Place;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InjectorTest {

    private static final TestId STARTS = TestId.parse("shop.CartTest#starts");
    private static final TestId ENDS = TestId.parse("shop.CartTest#ends");

    @TempDir
    private Path root;

    @Test
    void resetsBeforeAVictimSoThatNoSetUpRunsTwiceInARow() {
        assertThat(injected(Injection.intoVictim(STARTS)))
                .contains(
                        """
                            @Test
                            public void starts() throws IOException {
                                tearDown();
                                setUp();
                                // first
                                cart.append("x");
                            }
                        """);
    }

    @Test
    void resetsBehindAPolluterEvenIfItFails() {
        assertThat(injected(Injection.intoPolluter(STARTS)))
                .contains(
                        """
                            @Test
                            public void starts() throws IOException {
                                try {
                                    // first
                                    cart.append("x");
                                } finally {
                                    tearDown();
                                    setUp();
                                }
                            }
                        """);
    }

    @Test
    void doesBothForATestThatIsBoth() {
        assertThat(injected(
                        new Injection(STARTS, Place.START, Calls.SET_UP),
                        new Injection(STARTS, Place.END, Calls.TEAR_DOWN)))
                .contains(
                        """
                            public void starts() throws IOException {
                                setUp();
                                try {
                                    // first
                                    cart.append("x");
                                } finally {
                                    tearDown();
                                }
                            }
                        """);
    }

    @Test
    void opensABodyOfOneLine() {
        assertThat(injected(Injection.intoVictim(ENDS)))
                .contains("    @Test public void ends() throws Exception { tearDown(); setUp(); cart.append(1); }");
    }

    @Test
    void startsFromTheFilesAsTheyWere() {
        Rewrite rewrite = sources().whole("shop.CartTest");

        Rewrite with = rewrite.with(List.of(Injection.intoVictim(STARTS))).orElseThrow();

        assertThat(with.changes().get(0).before())
                .isSameAs(rewrite.changes().get(0).before());
        assertThat(with.changedLines()).isGreaterThan(rewrite.changedLines());
    }

    @Test
    void isEmptyForATestThatHasNoSource() {
        assertThat(sources()
                        .whole("shop.CartTest")
                        .with(List.of(Injection.intoVictim(TestId.parse("shop.TillTest#counts")))))
                .isEmpty();
    }

    private String injected(Injection... injections) {
        BoostSources sources = sources();
        Rewrite rewrite =
                sources.whole("shop.CartTest").with(List.of(injections)).orElseThrow();
        return sources.after(rewrite, "CartTest.java");
    }

    private BoostSources sources() {
        return new BoostSources(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import java.io.IOException;
                        import org.junit.After;
                        import org.junit.Before;
                        import org.junit.Test;

                        public class CartTest {
                            private StringBuilder cart;

                            @Before
                            public void setUp() throws IOException {
                                cart = new StringBuilder();
                            }

                            @After
                            public void tearDown() {
                                cart = null;
                            }

                            @Test
                            public void starts() {
                                // first
                                cart.append("x");
                            }

                            @Test public void ends() throws Exception { cart.append(1); }
                        }
                        """);
    }
}
