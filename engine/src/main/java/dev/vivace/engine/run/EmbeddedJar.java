package dev.vivace.engine.run;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.Digest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A jar that runs in the test's JVM; it travels inside the engine. */
enum EmbeddedJar {
    /** Takes orders and runs them. */
    WORKER("vivace-worker.jar"),
    /** The agent that makes a JVM forget. */
    ISOLATION("vivace-isolation.jar");

    private final String resource;

    EmbeddedJar(String resource) {
        this.resource = resource;
    }

    Path copyTo(Path directory) {
        Path jar = directory.resolve(resource);
        try (InputStream in = open()) {
            Files.copy(in, jar);
            return jar;
        } catch (IOException e) {
            throw Problem.of("Cannot write " + jar + ": " + e)
                    .tryThis("another temporary directory with more room, with TMPDIR or -Djava.io.tmpdir");
        }
    }

    /** A name of its content. */
    String digest() {
        try (InputStream in = open()) {
            return new Digest().add(in.readAllBytes()).name();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + resource, e);
        }
    }

    private InputStream open() {
        InputStream in = EmbeddedJar.class.getResourceAsStream(resource);
        if (in == null) {
            throw new IllegalStateException("The engine was built without " + resource + "; build it with Maven");
        }
        return in;
    }
}
