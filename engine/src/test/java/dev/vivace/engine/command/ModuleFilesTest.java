package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.json.ProcessLock;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    @Test
    void letsOneRunAtATimeWrite(@TempDir Path directory) throws IOException {
        ModuleFiles files =
                new ModuleFiles(LaunchSpec.plain("shop", directory, List.of(), List.of()), true, Optional.empty());

        try (ProcessLock first = files.lock()) {
            assertThatThrownBy(files::lock)
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("Another run of Vivace is at work in " + directory);
        }
        files.lock().close();
    }
}
