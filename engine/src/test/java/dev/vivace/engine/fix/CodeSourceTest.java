package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CodeSourceTest {

    @TempDir
    private Path root;

    @Test
    void tellsOfWhichTestsNobodyKnowsTheStatements() {
        TestSources sources = new SourceTree(root)
                .with("shop/CartTest.java", "package shop;\n\npublic class CartTest { public void starts() {} }\n")
                .sources();
        TestId known = TestId.parse("shop.CartTest#starts");
        TestId inherited = TestId.parse("shop.CartTest#inherited");
        TestId inKotlin = TestId.parse("shop.StockTest#fills");

        assertThat(new CodeSource(List.of(known, inherited, inKotlin), target -> List.of()).unknown(sources))
                .containsExactly(inherited, inKotlin);
    }
}
