package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleFilesTest {

    private static final Path SHOP = Path.of("shop").toAbsolutePath();

    @TempDir
    private Path directory;

    @Test
    void forgetsExecutionsThatThePomNoLongerHas() throws IOException {
        Path out = Files.createDirectories(directory.resolve("target/vivace"));
        Path old = Files.writeString(out.resolve("launch-gone.json"), "{}");
        LaunchSpec spec = LaunchSpec.plain("shop:core", directory, List.of(), List.of());

        new ModuleFiles(spec, true, Optional.empty()).writeLaunch(true);
        new ModuleFiles(spec, true, Optional.empty()).writeLaunch(false);

        assertThat(old).doesNotExist();
        assertThat(out.resolve("launch.json")).exists();
        assertThat(out.resolve("launch-" + spec.execution() + ".json")).exists();
    }

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
