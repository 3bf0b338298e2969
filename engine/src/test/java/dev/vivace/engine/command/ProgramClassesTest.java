package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramClassesTest {

    @TempDir
    private Path directory;

    @Test
    void areThoseOfDirectoriesAndOfJarsThatShareAPackageWithTests() throws IOException {
        Path tests = Files.createDirectory(directory.resolve("test-classes"));
        Path classes = Files.createDirectory(directory.resolve("classes"));
        Path program = jar("shop.jar", "shop/cart/Cart.class");
        Path library = jar("library.jar", "shop/cart.properties", "library/Thing.class");
        Path missing = directory.resolve("missing.jar");
        LaunchSpec spec =
                LaunchSpec.plain("shop", directory, List.of(tests, classes, program, library, missing), List.of(tests));

        assertThat(ProgramClasses.of(spec, List.of("shop.cart.CartTest", "PlainTest")))
                .containsExactly(classes, program);
    }

    private Path jar(String name, String... entries) throws IOException {
        Path file = directory.resolve(name);
        try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
            for (String entry : entries) {
                jar.putNextEntry(new ZipEntry(entry));
            }
        }
        return file;
    }
}
