package dev.vivace.benchmarks;

import dev.vivace.benchmarks.pollution.Polluter;
import dev.vivace.benchmarks.pollution.SubjectClasses;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes copies of projects in which every test class leaves the JVM polluted. */
final class PollutedProject {

    private static final String SERVICE = "META-INF/services/org.junit.platform.launcher.TestExecutionListener";

    private PollutedProject() {}

    /** A copy of this project, made anew, in that directory. */
    static SubjectProject of(SubjectProject clean, Path parent) {
        SubjectProject polluted = clean.copyIn(parent);
        try {
            addPolluter(
                    polluted.directory().resolve("src/test/resources"),
                    clean.subject().artifact());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return polluted;
    }

    private static void addPolluter(Path resources, Coordinates subject) throws IOException {
        Path service = resources.resolve(SERVICE);
        Files.createDirectories(service.getParent());
        Files.writeString(service, Polluter.class.getName());
        Path directory = resources.resolve(Polluter.class.getPackageName().replace('.', '/'));
        Files.createDirectories(directory);
        Files.writeString(directory.resolve(SubjectClasses.JAR), subject.artifact() + "-" + subject.version() + ".jar");
        for (Class<?> type : Polluter.CLASSES) {
            String name = type.getSimpleName() + ".class";
            try (InputStream in = type.getResourceAsStream(name)) {
                Files.copy(in, directory.resolve(name));
            }
        }
    }
}
