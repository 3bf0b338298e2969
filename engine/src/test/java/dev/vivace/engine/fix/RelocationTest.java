package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RelocationTest {

    @TempDir
    private Path root;

    @Test
    void importsNoClassWhoseNameTheFileUsesForOneOfItsPackage() {
        String country = "\n\npublic class Country { public static void found() {} }\n";
        SourceTree tree = new SourceTree(root)
                .with("shop/Country.java", "package shop;" + country)
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
}
