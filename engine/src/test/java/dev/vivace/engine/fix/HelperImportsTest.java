package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HelperImportsTest {

    @TempDir
    private Path root;

    private SourceTree tree;

    @BeforeEach
    void writeVictim() {
        tree = new SourceTree(root)
                .with(
                        "shop/CartTest.java",
                        """
                        package shop;

                        import org.junit.Test;

                        public class CartTest {
                            @Test public void starts() {}
                        }
                        """);
    }

    @Test
    void importsNoClassWhoseNameTheFileUsesForOneOfItsPackage() {
        String country = "\n\npublic class Country { public static void found() {} }\n";
        tree.with("shop/Country.java", "package shop;" + country)
                .with("world/Country.java", "package world;" + country)
                .with(
                        "shop/MapTest.java",
                        """
                        package shop;

                        public class MapTest {
                            @org.junit.Test public void shows() { Country.found(); }
                        }
                        """)
                .with(
                        "world/AtlasTest.java",
                        """
                        package world;

                        public class AtlasTest {
                            @org.junit.Test public void fills() { Country.found(); }
                        }
                        """);

        assertThat(tree.pieces("world.AtlasTest#fills", "shop.MapTest#shows"))
                .singleElement()
                .satisfies(piece -> {
                    assertThat(piece.text()).isEqualTo("world.Country.found();");
                    assertThat(piece.imports()).isEmpty();
                });
    }

    @Test
    void importsOnlyOneOfTwoExceptionsWithTheSameName() {
        tree.with("store/Full.java", "package store; public class Full extends RuntimeException {}")
                .with("depot/Full.java", "package depot; public class Full extends RuntimeException {}")
                .with(
                        "shop/StockTest.java",
                        """
                        package shop;

                        import org.testng.annotations.Test;

                        public class StockTest {
                            @Test(expectedExceptions = {store.Full.class, depot.Full.class})
                            public void fills() { System.gc(); }
                        }
                        """);
        Snippet snippet = tree.snippet("shop.StockTest#fills", "shop.CartTest#starts");

        assertThat(snippet.statements()).singleElement().asString().contains("} catch (Full | depot.Full expected) {");
        assertThat(snippet.imports()).containsExactly("store.Full");
    }
}
