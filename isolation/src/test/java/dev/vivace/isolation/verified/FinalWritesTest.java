package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JDKs to come refuse to let reflection write final fields; on Java 25 it can still be observed that we do not need it. */
class FinalWritesTest {

    @TempDir
    private Path directory;

    private Path observer;

    @BeforeEach
    void makeObserver() throws IOException {
        observer = directory.resolve("observer.jar");
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", FinalWrites.class.getName());
        attributes.putValue("Can-Retransform-Classes", "true");
        try (OutputStream file = Files.newOutputStream(observer)) {
            new JarOutputStream(file, manifest).close();
        }
    }

    @Test
    void areSeenByTheObserver() {
        assertThat(observed().run(FinalWrites.class.getName()))
                .contains("after")
                .anyMatch(line -> line.startsWith(FinalWrites.WRITTEN));
    }

    @Test
    void areNotNeededByUs() {
        List<String> lines = observed()
                .with("-ea", "-Djava.awt.headless=true")
                .withAgent("")
                .run(
                        "dev.vivace.isolated.OtherJdkTest$Main",
                        "dev.vivace.isolated.EnumsTest",
                        "dev.vivace.isolated.ReflectionTest",
                        "dev.vivace.isolated.KindsOfClassesTest",
                        "dev.vivace.isolated.JdkStateTest",
                        "dev.vivace.isolated.JdkServicesTest",
                        "dev.vivace.isolated.ShutdownTest");

        assertThat(lines).anyMatch(line -> line.contains("tests successful"));
        assertThat(lines).noneMatch(line -> line.contains(FinalWrites.WRITTEN));
    }

    private Jvm observed() {
        Path[] classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toArray(Path[]::new);
        return Jvm.of(25).with("-javaagent:" + observer).on(classPath);
    }
}
