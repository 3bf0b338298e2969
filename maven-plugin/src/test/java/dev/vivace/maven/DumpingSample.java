package dev.vivace.maven;

import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A copy of a sample that has one more test, taken from a module of {@code samples/launch}: it writes down its launch. */
final class DumpingSample {

    private static final Path LAUNCH = Path.of("..", "samples", "launch");

    private DumpingSample() {}

    /**
     * Copies a sample into a directory.
     *
     * @param test the module and the class of a test that suits the sample's framework
     */
    static Path of(String sample, String test, Path directory) throws IOException {
        Path copy = SampleCopy.of(sample, directory);
        Path sources = Files.createDirectories(copy.resolve("src/test/java/launch"));
        Files.copy(
                LAUNCH.resolve("dump/src/main/java/launch/dump/Dump.java"),
                Files.createDirectory(sources.resolve("dump")).resolve("Dump.java"));
        Path source = LAUNCH.resolve(test);
        Files.copy(source, sources.resolve(source.getFileName()));
        return copy;
    }
}
