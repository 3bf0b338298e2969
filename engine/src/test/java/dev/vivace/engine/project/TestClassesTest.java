package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestClassesTest {

    @TempDir
    Path classes;

    @BeforeEach
    void compile() throws IOException {
        for (String name :
                List.of("shop/CartTest", "shop/TestPrices", "shop/CartTest$Inner", "shop/Cart", "shop/PayIT")) {
            Path file = classes.resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.createFile(file);
        }
    }

    @Test
    void findsWhatSurefireIncludesByDefault() {
        assertThat(TestClasses.find(plain())).containsExactlyInAnyOrder("shop.CartTest", "shop.TestPrices");
    }

    @Test
    void findsOnlyWhatIsRequestedWhateverTheIncludesSay() {
        assertThat(TestClasses.find(plain().withTest("Pay*"))).containsExactly("shop.PayIT");
    }

    @Test
    void findsByMethodPatternAndByNegation() {
        assertThat(TestClasses.find(plain().withTest("CartTest#adds*"))).containsExactly("shop.CartTest");
        assertThat(TestClasses.find(plain().withTest("*Test*,!Cart*"))).containsExactly("shop.TestPrices");
    }

    @Test
    void findsByRegularExpression() {
        assertThat(TestClasses.find(plain().withTest("%regex[shop.(Pay|Cart)[IT].*.class]")))
                .containsExactlyInAnyOrder("shop.CartTest", "shop.CartTest$Inner", "shop.PayIT");
    }

    @Test
    void sortsByNameBothWays() {
        assertThat(TestClasses.find(ordered("alphabetical"))).containsExactly("shop.CartTest", "shop.TestPrices");
        assertThat(TestClasses.find(ordered("reverseAlphabetical")))
                .containsExactly("shop.TestPrices", "shop.CartTest");
    }

    @Test
    void shufflesTheSameWayForTheSameSeed() throws IOException {
        for (String name : List.of("A", "B", "C", "D", "E", "F", "G")) {
            Files.createFile(classes.resolve(name + "Test.class"));
        }

        List<String> shuffled = TestClasses.find(ordered("random"));

        assertThat(shuffled)
                .containsExactlyInAnyOrderElementsOf(TestClasses.find(plain()))
                .isNotEqualTo(TestClasses.find(ordered("alphabetical")));
        assertThat(TestClasses.find(ordered("random"))).isEqualTo(shuffled);
    }

    @Test
    void looksIntoJarsAfterTheModulesOwnClasses(@TempDir Path elsewhere) throws IOException {
        Path jar = elsewhere.resolve("lib-tests.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(file)) {
            entries.putNextEntry(new ZipEntry("lib/LibTest.class"));
            entries.putNextEntry(new ZipEntry("lib/Lib.class"));
        }

        assertThat(TestClasses.find(LaunchSpec.Selection.plain(List.of(classes, jar))))
                .hasSize(3)
                .endsWith("lib.LibTest");
    }

    @Test
    void findsNothingWhereNothingIs() {
        assertThat(TestClasses.find(LaunchSpec.Selection.plain(List.of(classes.resolve("missing")))))
                .isEmpty();
    }

    private LaunchSpec.Selection plain() {
        return LaunchSpec.Selection.plain(List.of(classes));
    }

    private LaunchSpec.Selection ordered(String runOrder) {
        LaunchSpec.Selection plain = plain();
        return new LaunchSpec.Selection(
                plain.testClasses(),
                plain.includes(),
                plain.excludes(),
                List.of(),
                List.of(),
                "",
                "",
                "",
                List.of(),
                List.of(),
                runOrder,
                Optional.of(42L));
    }
}
