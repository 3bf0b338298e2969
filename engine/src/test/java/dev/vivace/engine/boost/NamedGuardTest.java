package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NamedGuardTest {

    private static final String CART =
            """
            package shop;

            import junit.framework.TestCase;

            public class CartTest extends TestCase {
                private StringBuilder cart;

                @Override
                protected void setUp() throws Exception {
                    super.setUp();
                    cart = new StringBuilder();
                }

                @Override
                protected void tearDown() {
                    cart = null;
                }

                public void testStarts() {}

                public void testEnds() {}
            }
            """;

    private static final String SERVER =
            """
            package shop;

            import junit.framework.TestCase;

            public abstract class ServerTest extends TestCase {
                protected String server;

                protected void stopServer() {}
            }
            """;

    @TempDir
    private Path root;

    @Test
    void letsTheSetUpOfJunit3RunForTheFirstTest() {
        BoostSources sources = new BoostSources(root).with("shop/CartTest.java", CART);

        Rewrite rewrite = sources.whole("shop.CartTest");

        assertThat(sources.after(rewrite, "CartTest.java"))
                .isEqualTo(
                        """
                        package shop;

                        import junit.framework.TestCase;

                        public class CartTest extends TestCase {
                            private static StringBuilder cart;

                            private static boolean prepared;

                            @Override
                            protected void setUp() throws Exception {
                                if (!prepared) {
                                    setUpOnce();
                                    prepared = true;
                                }
                            }

                            protected void setUpOnce() throws Exception {
                                super.setUp();
                                cart = new StringBuilder();
                            }

                            public void testStarts() {}

                            public void testEnds() {}
                        }
                        """);
        assertThat(rewrite.kind()).isEqualTo(Kind.GUARDED);
    }

    @Test
    void letsATestPrepareAnew() {
        BoostSources sources = new BoostSources(root).with("shop/CartTest.java", CART);

        Rewrite rewrite = sources.whole("shop.CartTest")
                .with(List.of(Injection.intoVictim(TestId.parse("shop.CartTest#testStarts"))))
                .orElseThrow();

        assertThat(sources.after(rewrite, "CartTest.java"))
                .contains("public void testStarts() throws Exception { setUpOnce();}");
    }

    @Test
    void keepsATearDownThatDoesSomething() {
        Kept kept = kept(CART.replace("cart = null;", "cart.setLength(0);"));

        assertThat(kept.code()).isEqualTo(KeptCode.NAMED_FIXTURES);
        assertThat(kept.evidence())
                .isEqualTo("CartTest.java:16: cart.setLength(0);: JUnit 3 has nothing that runs after the last test");
    }

    @Test
    void keepsATearDownThatCallsAnotherMethodOfAClassAbove() {
        String stops =
                CART.replace("extends TestCase", "extends ServerTest").replace("cart = null;", "super.stopServer();");

        Kept kept = new BoostSources(root)
                .with("shop/ServerTest.java", SERVER)
                .with("shop/CartTest.java", stops)
                .kept("shop.CartTest");

        assertThat(kept.evidence()).startsWith("CartTest.java:16: super.stopServer();");
    }

    @Test
    void keepsATearDownThatResetsAStaticField() {
        assertThat(kept(CART.replace("private StringBuilder", "private static StringBuilder"))
                        .evidence())
                .startsWith("CartTest.java:16: cart = null;");
    }

    @Test
    void keepsASetUpOfAFieldThatOtherClassesInherit() {
        String heir = CART.replace("extends TestCase", "extends ServerTest")
                .replace("new StringBuilder();", "new StringBuilder(server = \"up\");");

        Kept kept = new BoostSources(root)
                .with("shop/ServerTest.java", SERVER)
                .with("shop/CartTest.java", heir)
                .kept("shop.CartTest");

        assertThat(kept.code()).isEqualTo(KeptCode.NAMED_FIXTURES);
        assertThat(kept.evidence())
                .isEqualTo("ServerTest.java:6: protected String server;: other classes may inherit it");
    }

    @Test
    void keepsASetUpThatAsksWhichTestRuns() {
        assertThat(kept(CART.replace("new StringBuilder()", "new StringBuilder(getName())"))
                        .code())
                .isEqualTo(KeptCode.TEST_NAME);
    }

    @Test
    void keepsFixturesThatAnotherClassShares() {
        Kept kept = new BoostSources(root)
                .with("shop/CartTest.java", CART)
                .with("shop/TillTest.java", "package shop;\n\npublic class TillTest extends CartTest {}\n")
                .kept("shop.CartTest");

        assertThat(kept.evidence()).isEqualTo("CartTest.java:5: CartTest: TillTest inherits its fixtures");
    }

    private Kept kept(String text) {
        return new BoostSources(root).with("shop/CartTest.java", text).kept("shop.CartTest");
    }
}
