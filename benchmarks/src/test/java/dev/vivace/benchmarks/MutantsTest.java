package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutantsTest {

    private static final String FILE = Sum.class.getName().replace('.', '/') + ".class";

    @TempDir
    private Path directory;

    private Path jar;

    @BeforeEach
    void pack() throws IOException {
        jar = directory.resolve("sum.jar");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
                InputStream original = original()) {
            zip.putNextEntry(new ZipEntry(FILE));
            original.transferTo(zip);
        }
    }

    private static InputStream original() {
        return MutantsTest.class.getClassLoader().getResourceAsStream(FILE);
    }

    @Test
    void changeOneThingAtATime() {
        assertThat(Mutants.of(jar).sample(10, 1))
                .extracting(Mutants.Mutant::name)
                .anySatisfy(name -> assertThat(name)
                        .startsWith(Sum.class.getName() + ".of, line ")
                        .endsWith(": Replaced integer addition with subtraction"));
    }

    @Test
    void areTheSameForTheSameSeed() {
        assertThat(Mutants.of(jar).sample(2, 7))
                .extracting(Mutants.Mutant::name)
                .containsExactlyElementsOf(Mutants.of(jar).sample(2, 7).stream()
                        .map(Mutants.Mutant::name)
                        .toList());
    }

    @Test
    void areThereForAsLongAsTheyAreNeeded() throws IOException {
        Path file = directory.resolve("classes").resolve(FILE);
        List<byte[]> seen = new ArrayList<>();
        Mutants.of(jar).sample(1, 1).get(0).during(directory.resolve("classes"), () -> seen.add(read(file)));

        try (InputStream original = original()) {
            assertThat(seen).hasSize(1).doesNotContain(original.readAllBytes());
        }
        assertThat(file).doesNotExist();
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static final class Sum {

        static int of(int a, int b) {
            return a + b;
        }
    }
}
