package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

class FixedOrdersTest {

    private static final String FIXED = Fixed.class.getName();
    private static final String FREE = Free.class.getName();

    @TempDir
    private Path directory;

    @TestMethodOrder(MethodOrderer.MethodName.class)
    private static final class Fixed {}

    private static final class Free {}

    @Test
    void areToldByAnAnnotationOfTheClass() {
        assertThat(FixedOrders.of(FIXED, Path.of("target", "test-classes"))).isTrue();
        assertThat(FixedOrders.of(FREE, Path.of("target", "test-classes"))).isFalse();
    }

    @Test
    void areFoundInJars() throws IOException {
        Path jar = directory.resolve("tests.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : new String[] {FIXED, FREE}) {
                String file = name.replace('.', '/') + ".class";
                out.putNextEntry(new ZipEntry(file));
                out.write(Files.readAllBytes(Path.of("target", "test-classes").resolve(file)));
            }
        }

        assertThat(FixedOrders.of(FIXED, jar)).isTrue();
        assertThat(FixedOrders.of(FREE, jar)).isFalse();
    }

    @Test
    void areNotInPlacesWithoutTheClass() {
        assertThat(FixedOrders.of("a.Missing", directory)).isFalse();
        assertThat(FixedOrders.of(FIXED, directory.resolve("missing"))).isFalse();
    }
}
