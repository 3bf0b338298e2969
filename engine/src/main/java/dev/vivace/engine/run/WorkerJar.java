package dev.vivace.engine.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The jar that runs in the test's JVM; it travels inside the engine. */
final class WorkerJar {

    private static final String RESOURCE = "vivace-worker.jar";

    private WorkerJar() {}

    static Path copyTo(Path directory) {
        Path jar = directory.resolve(RESOURCE);
        try (InputStream in = WorkerJar.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("The engine was built without " + RESOURCE + "; build it with Maven");
            }
            Files.copy(in, jar);
            return jar;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot write " + jar, e);
        }
    }
}
