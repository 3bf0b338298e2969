package dev.vivace.engine.project;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LaunchSpecTest {

    @TempDir
    private Path classes;

    @Test
    void givesEveryForkItsNumber() {
        LaunchJvm jvm = new LaunchJvm(
                Path.of("jdk"),
                List.of("-Dlog=${surefire.forkNumber}.log"),
                true,
                Map.of("port", "80${surefire.threadNumber}"),
                Map.of("DB", "db${surefire.forkNumber}"),
                List.of(),
                Path.of("work-${surefire.forkNumber}"),
                List.of(),
                List.of(),
                Optional.empty());

        LaunchJvm third = jvm.forFork(3);

        assertThat(third.arguments()).containsExactly("-Dlog=3.log");
        assertThat(third.systemProperties()).containsExactly(Map.entry("port", "803"));
        assertThat(third.environment()).containsExactly(Map.entry("DB", "db3"));
        assertThat(third.workingDirectory()).isEqualTo(Path.of("work-3"));
    }

    @Test
    void opensThePackagesOfSelectedTestsOnTheModulePath() throws IOException {
        for (String name : List.of("cart/CartTest.class", "price/PriceTest.class")) {
            Path file = classes.resolve(name);
            Files.createDirectories(file.getParent());
            Files.createFile(file);
        }
        LaunchSpec onModulePath = onModulePath();

        assertThat(onModulePath
                        .withTest("PriceTest")
                        .jvm()
                        .modules()
                        .orElseThrow()
                        .arguments())
                .containsSequence("--patch-module", "shop=" + classes, "--add-opens", "shop/price=ALL-UNNAMED")
                .doesNotContain("shop/cart=ALL-UNNAMED");
    }

    @Test
    void putsChangedClassesBeforeTestsThatPatchTheirModule() {
        LaunchJvm changed = onModulePath().jvm().withClassesInFront(Path.of("changed"));

        assertThat(changed.modules().orElseThrow().arguments())
                .containsSequence("--patch-module", "shop=changed" + File.pathSeparator + classes);
    }

    private LaunchSpec onModulePath() {
        LaunchSpec plain = LaunchSpec.plain("shop", classes, List.of(), List.of(classes));
        LaunchJvm.Modules modules = new LaunchJvm.Modules(
                List.of(), List.of("--patch-module", "shop=" + classes, "--add-opens", "shop/cart=ALL-UNNAMED"));
        LaunchJvm jvm = plain.jvm();
        return plain.withJvm(new LaunchJvm(
                jvm.javaHome(),
                jvm.arguments(),
                jvm.enableAssertions(),
                jvm.systemProperties(),
                jvm.environment(),
                jvm.excludedEnvironment(),
                jvm.workingDirectory(),
                jvm.classPath(),
                jvm.addedClassPath(),
                Optional.of(modules)));
    }

    @Test
    void readsBackWhatItWrites() {
        LaunchSpec spec = LaunchSpec.plain(
                        "shop:cart", Path.of("cart"), List.of(Path.of("a.jar")), List.of(Path.of("t")))
                .withTest("CartTest")
                .withSources(new LaunchSpec.Sources(List.of(Path.of("src")), ISO_8859_1, Path.of("shop")));

        assertThat(LaunchSpecJson.read(LaunchSpecJson.write(spec))).isEqualTo(spec);
    }

    @Test
    void refusesANewerFormat() {
        assertThat(catchThrowable(() -> LaunchSpecJson.read("{\"format\":\"vivace-launch/9\"}")))
                .hasMessageContaining("vivace-launch/9")
                .hasMessageContaining("vivace-launch/2");
    }
}
