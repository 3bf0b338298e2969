package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModuleFilesTest {

    private static final Path SHOP = Path.of("shop").toAbsolutePath();

    @Test
    void putsResultsOfSeveralModulesWhereAllOfThemAre() {
        List<Path> modules = List.of(SHOP.resolve("cart"), SHOP.resolve("price").resolve("api"), SHOP.resolve("cart2"));

        assertThat(ModuleFiles.together(modules, Optional.empty()))
                .isEqualTo(SHOP.resolve("target").resolve("vivace").resolve("run.json"));
    }

    @Test
    void putsThemIntoTheOutputDirectoryThatWasAskedFor() {
        assertThat(ModuleFiles.together(List.of(SHOP, SHOP.resolve("cart")), Optional.of(Path.of("out"))))
                .isEqualTo(Path.of("out", "run.json"));
    }
}
