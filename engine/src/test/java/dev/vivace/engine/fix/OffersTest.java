package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OffersTest {

    @TempDir
    private Path root;

    private SourceTree tree;

    @BeforeEach
    void writeTest() {
        tree = new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest {
                            @org.junit.Test public void starts() {}
                        }
                        """);
    }

    @Test
    void areCallsOnTheClassOrOnItsOneObject() {
        tree.with(
                "store/Cache.java",
                """
                package store;

                public class Cache {
                    public static Cache getInstance() { return null; }
                    public static void shutdown() throws java.io.IOException {}
                    public static void warm() {}
                    public void clear() {}
                    public void clear(int some) {}
                    void reset() {}
                }
                """);
        List<Piece> calls = offers("store.Cache").calls();

        assertThat(calls)
                .filteredOn(Piece::usable)
                .extracting(Piece::text)
                .containsExactly("Cache.shutdown();", "Cache.getInstance().clear();");
        assertThat(calls.get(0).imports()).containsExactly("store.Cache");
        assertThat(calls.get(0).thrown()).extracting(ExceptionType::name).containsExactly("java.io.IOException");
    }

    @Test
    void areValuesThatCanBeKept() {
        tree.with(
                "shop/Prices.java",
                """
                package shop;

                class Prices {
                    static int rounding;
                    static final int SCALE = 2;
                    private static String currency;
                    static String getCurrency() { return currency; }
                    static void setCurrency(String name) { currency = name; }
                }
                """);

        assertThat(offers("shop.Prices").keepsakes())
                .extracting(Keepsake::field, Keepsake::restore)
                .containsExactly(
                        tuple(
                                "private final int originalRounding = Prices.rounding;",
                                "Prices.rounding = originalRounding;"),
                        tuple(
                                "private final String originalCurrency = Prices.getCurrency();",
                                "Prices.setCurrency(originalCurrency);"));
    }

    @Test
    void nameWhatIsKeptAfterItsClassWhereTheShortNameIsTaken() {
        tree.with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        public class CartTest {
                            int originalRounding;
                            @org.junit.Test public void starts() {}
                        }
                        """)
                .with(
                        "shop/Prices.java",
                        """
                        package shop;

                        class Prices {
                            static int rounding;
                            static int MAX_DISCOUNT;
                        }
                        """);

        assertThat(offers("shop.Prices").keepsakes())
                .extracting(Keepsake::name)
                .containsExactlyInAnyOrder("originalPricesRounding", "originalMaxDiscount");
    }

    private Offers offers(String className) {
        ParsedClass user = tree.method("shop.CartTest#starts").owner();
        return Offers.of(tree.sources().types(List.of(className)).get(0), user).orElseThrow();
    }
}
