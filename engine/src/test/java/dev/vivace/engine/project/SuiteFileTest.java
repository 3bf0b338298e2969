package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteFileTest {

    @TempDir
    private Path directory;

    @Test
    void namesClassesAndPackagesAsPatterns() throws IOException {
        SuiteFile suite = SuiteFile.read(
                file(
                        "testng.xml",
                        """
                        <!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd">
                        <suite name="all"><test name="t">
                          <packages><package name="shop.cart.*"/><package name="shop.price"/></packages>
                          <classes><class name="shop.StockTest"/></classes>
                        </test></suite>"""));

        assertThat(suite.includes()).containsExactlyInAnyOrder("shop/StockTest.java", "shop/cart/**", "shop/price/*");
        assertThat(suite.beyond()).isEmpty();
    }

    @Test
    void followsFilesThatItNamesAndTellsWhatItDoesNotHonour() throws IOException {
        file(
                "slow.xml",
                "<suite name='slow'><test name='t'><groups><run><include name='slow'/></run></groups>"
                        + "<classes><class name='shop.SlowTest'/></classes></test></suite>");
        SuiteFile suite = SuiteFile.read(
                file("all.xml", "<suite name='all'><suite-files><suite-file path='slow.xml'/></suite-files></suite>"));

        assertThat(suite.includes()).containsExactly("shop/SlowTest.java");
        assertThat(suite.beyond()).containsExactly("groups");
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThatThrownBy(() -> SuiteFile.read(directory.resolve("missing.xml")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("missing.xml");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
