package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.io.FileInputStream;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A JVM that keeps more and more is not fit for another test. */
class GrowthTest {

    private static final int MANY = 600;

    /** Too many even if files that another test forgot are closed meanwhile. */
    private static final int STAYING = 2 * MANY;

    /** More than what may come in addition to a heap. */
    private static final int MANY_MEGABYTES = 1_400;

    @TempDir
    Path directory;

    @Test
    @EnabledOnOs(OS.LINUX)
    void filesThatStayOpenTaint() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        Isolation.remember();
        assertThat(taintsOf(Isolation::reset)).isEmpty();
        List<InputStream> open = new ArrayList<>();
        try {
            for (int i = 0; i < STAYING; i++) {
                open.add(new FileInputStream(file.toFile()));
            }

            List<Taint> taints = taintsOf(Isolation::reset);

            assertThat(taints)
                    .extracting(Taint::reason)
                    .singleElement()
                    .asString()
                    .contains("files stay open");
        } finally {
            for (InputStream each : open) {
                each.close();
            }
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void filesThatAreOnlyForgottenDoNot() throws Exception {
        Path file = Files.createFile(directory.resolve("file"));
        Isolation.remember();
        assertThat(taintsOf(Isolation::reset)).isEmpty();
        for (int i = 0; i < MANY; i++) {
            Forgetful.last = new FileInputStream(file.toFile());
        }

        assertThat(taintsOf(Isolation::reset)).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void memoryThatTheCollectorGivesBackDoesNot() {
        Isolation.remember();
        assertThat(taintsOf(Isolation::reset)).isEmpty();
        Forgetful.much = IntStream.range(0, MANY_MEGABYTES)
                .mapToObj(i -> new byte[1 << 20])
                .toList();
        Forgetful.much = List.of();
        Runtime.getRuntime().gc();

        assertThat(taintsOf(Isolation::reset)).isEmpty();
    }

    static final class Forgetful {
        static InputStream last;
        static List<byte[]> much;
    }
}
